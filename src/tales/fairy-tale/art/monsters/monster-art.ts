/** A monster as a head in a 64-box, on a counter whose outline alone tells its kind. */
export interface MonsterArt {
  /** Path of the counter's outline. */
  outline: string
  /** Colour of the counter. */
  ground: string
  /** SVG text of the head. */
  art: string
  /** What is left of the head on a map too small for faces: two or three flat patches. */
  speck: string
}
