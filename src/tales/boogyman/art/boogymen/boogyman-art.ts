/** The Boogyman of one side in a 64-box, feet at y 64, cap or hat above it. */
export interface BoogymanArt {
  /** Outline of the cap or hat. */
  outline: string
  /** Dark fur, and where it is lit. */
  fur: string
  lit: string
  /** Seed of the ragged edge of his fur. */
  seed: string
  /** SVG text of the cap or hat of his side. */
  hat: string
}
