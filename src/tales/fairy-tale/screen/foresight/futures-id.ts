/** The id of the six futures in the page, for the controls that open them. */
export const FUTURES_ID = 'futures'
