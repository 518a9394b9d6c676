import type { Citadel } from '../../../../engine/citadel/index.ts'
import type { RefusalCode } from '../../../../engine/kernel/index.ts'
import { counted, inWords } from '../../../../ui/text/en/numbers.ts'

const bricks = (count: number) => counted(count, 'brick', 'bricks')

/** Why a plot is not the place for something, in a word or two: there is room for no more on it. */
const why = {
  'borders-own': 'next to yours',
  'too-many-dots': 'too dear',
  'claims-spent': 'no claims left',
  'not-bordering': 'not beside yours',
  'no-knights': 'no Knights left',
  'builds-spent': 'no builds left',
  'plot-taken': 'taken',
  'not-your-plot': 'not yours',
  'plot-built': 'built on',
  'inner-circle': 'inner circle',
  'by-the-river': 'by the river',
  'off-the-road': 'off the road',
  'road-has-turnpike': 'has its Turnpike',
  'no-building': 'nothing here',
  'bad-target': 'not this one',
  'last-plot': 'last plot',
  'too-few-bricks': 'too few bricks',
} as const satisfies Partial<Record<RefusalCode<Citadel>, string>>

/** The town with its plots and its wall, for eyes and ears. */
export const town = {
  name: 'The town',
  help: 'Left and right go along a ring, up and down across the rings, Home to sector a. B goes to the next plot that is offered, O to your next plot. Enter asks about a plot, and Enter again does it.',
  grid: 'The plots, ring by ring',
  /** A plot: where it is, what it costs and brings, whose it is, what stands there, what it borders on, what a press does. */
  plot: (parts: readonly string[], beside: string, more: readonly string[]) =>
    [parts.join(', '), beside, ...more].filter(Boolean).join('; '),
  byRiver: 'by the river',
  dots: (count: number) => `${count} ${count === 1 ? 'dot' : 'dots'}`,
  premium: (count: number) => `premium ${count}`,
  free: 'free',
  yours: 'yours',
  building: (name: string, value: number, category: string) => `${name} ${value}, ${category}`,
  borders: (list: string) => `borders: ${list}`,
  bordersFree: (count: number) => `${inWords(count)} free`,
  bordersYours: (count: number) => `${inWords(count)} yours`,
  bordersOf: (count: number, who: string) => `${inWords(count)} of ${who}`,
  mayChoose: 'may be chosen',
  mayLeave: 'this Knight may leave',
  mayClaim: (count: number) => `claim it for ${bricks(count)}`,
  mayBuild: (count: number) => `may stand here, pays ${count}`,
  mayRaze: (count: number) => `tear it down for ${bricks(count)}`,
  mayAim: 'the card may be aimed here',
  notHere: (reason: string) => `not here: ${reason}`,
  mayFall: (who: string, gap: string, count: number) =>
    `would fall if ${who} claimed ${gap} for ${bricks(count)}`,
  or: (names: readonly string[]) => new Intl.ListFormat('en-GB', { type: 'disjunction' }).format(names),
  bringsDown: (plots: string) => `a claim would bring down ${plots}`,
  plank: { pays: (count: number) => `pays ${count}`, falls: 'falls' },
  why,
  whole: 'Show the whole town',
  before: 'On along the ring, anticlockwise',
  after: 'On along the ring, clockwise',
}
