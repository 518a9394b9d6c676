/**
 * How long the guardian may think about one action, in milliseconds: with all else its answer is there within a second,
 * on a phone too (`npm run bench -- answer`).
 */
export const THINKING = 900
