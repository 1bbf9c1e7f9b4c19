/** What the lint of programs says, and how a check is made. */

import type { Bundle } from '../../src/rules/assess.js';
import type { Program } from '../../src/rules/program.js';

export interface Finding {
  /** The part of the program, such as `criterion "sector"`. */
  readonly where: string;
  readonly what: string;
  readonly fix: string;
}

export interface Problem extends Finding {
  /** The id of the program, or what else was looked at. */
  readonly subject: string;
}

export type Check = (program: Program, bundle: Bundle) => readonly Finding[];

export const lineOf = ({ subject, where, what, fix }: Problem): string =>
  `✗ ${subject}, ${where}: ${what}. ${fix}.`;

/** A part as findings name it. */
export const part = (kind: string, id: string): string => `${kind} "${id}"`;
