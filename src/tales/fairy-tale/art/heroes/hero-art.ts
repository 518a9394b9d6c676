/** A character as a bust in a 64-box, shoulders at the foot of it, under the arch of a standee. */
export interface HeroArt {
  /** Colour of arch and base: a character's own. */
  colour: string
  /** SVG text of the bust. */
  bust: string
  /** What hangs over the base, if anything, in the 64 by 76 box of the standee. */
  over?: string
}
