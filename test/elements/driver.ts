/** What works a checker in a page that knows only the single file: the ways of the browser tests. */

export { answerAll } from './fill.js';
export {
  allByRole,
  byRole,
  cardText,
  drawn,
  everything,
  focused,
  nameOf,
  pageTitle,
  press,
  rootOf,
  textOf,
} from './screen.js';
