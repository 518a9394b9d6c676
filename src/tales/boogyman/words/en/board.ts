import { inWords } from '../../../../ui/text/en/numbers.ts'

/** The board and its tiles, also for screen readers. */
export const board = {
  name: 'The clearing',
  help: 'Tab goes to your pieces that can still act. Arrow keys go from tile to tile; with Shift, up and down follow the other diagonal. Enter picks a piece up or puts it down. Escape lets go.',
  grid: 'Tiles',
  zoomIn: 'Zoom in',
  zoomOut: 'Zoom out',
  fit: 'The whole clearing',

  /** A tile and its contents. */
  tile: (name: string, holds: readonly string[]) =>
    [name, ...(holds.length > 0 ? holds : ['empty'])].join(', '),
  holds: {
    yours: (count: number) => `${inWords(count)} of yours`,
    acted: (count: number) => (count === 1 ? 'one has acted' : `${inWords(count)} have acted`),
    theirs: (count: number) => `${inWords(count)} of theirs`,
    trees: (count: number) => (count === 1 ? 'one tree' : `${inWords(count)} trees`),
    ripe: 'ripe',
    yourBoogyman: 'your Boogyman',
    theirBoogyman: 'their Boogyman',
  },
  inHand: 'in your hand',
  boogymanInHand: 'your Boogyman is in your hand',

  /** The effect of a press on a tile. */
  offers: {
    place: 'place one here',
    step: 'step here',
    stepLeaving: (tile: string) => `step here and leave a tree on ${tile}`,
    prowl: 'he can stop here',
    capture: (count: number) =>
      count === 1 ? 'he can capture one here' : `he can capture ${inWords(count)} here`,
    take: 'can act',
  },
}
