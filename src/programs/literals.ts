import { number, truth } from '../rules/expression.js';

export const zero = number('0');
export const hundred = number('100');
export const yes = truth(true);
export const no = truth(false);
