/**
 * Leaves out of decimal.js, for the single file, what nothing in it calls.
 *
 * decimal.js assigns its methods to one prototype object, and its static functions inside `clone`. To
 * a bundler all of them are used, and with them the trigonometry and a thousand digits of π. Here one
 * is used where a member of its name, of whatever object, is mentioned in a module of ours that may
 * hold a decimal, or in a part of decimal.js that is used itself: that errs on the side of keeping.
 */
import assert from 'node:assert/strict';
import { readFileSync, readdirSync } from 'node:fs';
import { basename, join } from 'node:path';

import Decimal from 'decimal.js';
import { parseSync } from 'vite';

/** @import { Plugin } from 'vite' */
/** @typedef {{ names: string[], content: any, start: number, end: number }} Part */

/** Members that the language asks for by itself. */
const IMPLICIT = ['.prototype', '.toString', '.valueOf', '.toJSON'];

/**
 * How a string in base 2, 8 or 16 is read, which alone needs powers and logarithms. No number of ours
 * is written so; such a string is refused like any other that is no number.
 */
const OTHER_BASES = /if \(isHex\.test[^]*?(throw Error\(invalidArgument \+ str\);)[^]*?\n\}/;

/**
 * Adds the names in some code, those of members as `.name`; none of `Math`, nor what is in `parts`.
 *
 * @param {any} node of a syntax tree
 * @param {Set<string>} names
 * @param {Map<any, Part>} [parts]
 */
function addNames(node, names, parts) {
  if (node === null || typeof node !== 'object' || parts?.has(node)) return;
  const member = node.type === 'MemberExpression' ? node.property : node.key;
  if (node.type === 'Identifier') names.add(node.name);
  else if (member && node.object?.name !== 'Math') names.add(`.${member.name ?? member.value}`);
  for (const child of Object.values(node)) {
    if (child !== member || node.computed) addNames(child, names, parts);
  }
}

/**
 * The members that are mentioned where a decimal may be at hand: in the modules that import decimal.js
 * and in those that import one of these.
 *
 * @param {string} folder
 */
export function membersUsedIn(folder) {
  const modules = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.ts'))
    .map((path) => ({ path, text: readFileSync(join(folder, path), 'utf8') }));
  const owners = modules
    .filter(({ text }) => text.includes("'decimal.js'"))
    .map(({ path }) => `/${basename(path, '.ts')}`);
  const names = new Set(IMPLICIT);
  for (const { path, text } of modules) {
    const holds = ["'decimal", ...owners].some((name) => text.includes(`${name}.js'`));
    if (holds) addNames(parseSync(path, text).program, names);
  }
  return names;
}

/**
 * The parts that can be left out, by their nodes: functions, values of variables, and statements like
 * `owner.name = owner.alias = content;` and `name = content;`.
 *
 * @param {any[]} body
 * @param {string} owner
 * @returns {[node: any, part: Part][]}
 */
const partsOf = (body, owner) =>
  body.flatMap((node) => {
    const { type, id, body: content, start, end, declarations = [] } = node;
    if (type === 'FunctionDeclaration') return [[node, { names: [id.name], content, start, end }]];
    /** @type {string[]} */
    const names = [];
    let value = node.expression;
    for (; value?.type === 'AssignmentExpression'; value = value.right) {
      const { name, object, property, computed } = value.left;
      if (!name && (object.name !== owner || computed)) return [];
      names.push(name ?? `${owner}.${property.name}`);
    }
    if (names.length > 0) return [[node, { names, content: value, start, end }]];
    return declarations
      .filter((/** @type {any} */ { init }) => init)
      .map((/** @type {any} */ variable) => {
        const { id, init } = variable;
        return [variable, { names: [id.name], content: init, start: id.end, end: init.end }];
      });
  });

/**
 * @param {string} code of decimal.js as an ES module
 * @param {Set<string>} used names, those of members as `.name`
 * @throws {Error} where the code is not laid out as it was when this was written
 */
export function slimDecimal(code, used) {
  assert.match(code, OTHER_BASES, 'decimal.js reads other bases in another way now.');
  const source = code.replace(OTHER_BASES, '$1\n}');
  const { program } = parseSync('decimal.mjs', source);
  const outer = partsOf(program.body, 'P');
  const clone = outer.find(([, { names }]) => names.includes('clone'))?.[1].content;
  assert(clone, 'decimal.js has no function "clone" any more.');
  const parts = new Map([...outer, ...partsOf(clone.body, 'Decimal')]);

  const found = new Set([...parts.values()].flatMap(({ names }) => names));
  for (const [owner, object] of Object.entries({ P: Decimal.prototype, Decimal })) {
    for (const [name, member] of Object.entries(object)) {
      if (typeof member !== 'function' || member === Decimal || !used.has(`.${name}`)) continue;
      assert(found.has(`${owner}.${name}`), `decimal.js defines "${name}" in another way now.`);
    }
  }

  const wanted = new Set(used);
  addNames(program, wanted, parts);
  const unused = new Set(parts.values());
  for (let before = Infinity; unused.size < before;) {
    before = unused.size;
    for (const part of unused) {
      if (!part.names.some((name) => wanted.has(name.replace(/^.+\./, '.')))) continue;
      unused.delete(part);
      addNames(part.content, wanted, parts);
    }
  }
  assert(unused.size > 0, 'Nothing of decimal.js can be left out.');
  const slim = [...unused]
    .sort((a, b) => b.start - a.start)
    .reduce((rest, { start, end }) => rest.slice(0, start) + rest.slice(end), source);
  return { code: slim, dropped: [...unused].flatMap(({ names }) => names) };
}

/** @returns {Plugin} */
export const slimDecimalPlugin = () => ({
  name: 'slim-decimal',
  transform: {
    filter: { id: /\/node_modules\/decimal\.js\// },
    handler: (code) => ({ code: slimDecimal(code, membersUsedIn('src')).code, map: null }),
  },
});
