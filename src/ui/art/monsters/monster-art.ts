/** A monster as a head in a 64-box, on a counter whose outline alone tells its kind. */
export interface MonsterArt {
  /** Path of the counter's outline. */
  outline: string
  /** Colour of the counter. */
  ground: string
  /** SVG text of the head. */
  art: string
}
