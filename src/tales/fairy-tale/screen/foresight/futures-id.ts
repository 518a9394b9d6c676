/** Names the six futures in the page, for what opens them. */
export const FUTURES_ID = 'futures'
