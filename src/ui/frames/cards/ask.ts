/** A button that is there only to be asked about. Who watches for that comes later than what is asked about. */
export const ASK = 'data-card-press'
