/** Marks a button that only opens an info card. Its own module, because the click handler (`CardWatch`) loads later. */
export const ASK = 'data-card-press'
