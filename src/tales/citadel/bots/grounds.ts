import {
  areRivals,
  buildingOf,
  CATEGORIES,
  type Category,
  groundOf,
  PLOTS,
  type Plot,
  POWER_FROM,
  POWERS,
  type Seat,
  type State,
} from '../../../engine/citadel/index.ts'

/** Price for a seat without free neighbours: more than any plot costs. */
const NO_PLOT = 9

/** Holdings of a seat in the town. */
export interface TownHolding {
  points: number
  pays: Record<Category, number>
  built: Record<Category, number>
  bare: Plot[]
  plots: number
  free: number
  cheapest: number
  threatened: number
  firm: number
  loose: number
  close: number
}

const none = (): Record<Category, number> => ({ citizenry: 0, crafts: 0, municipal: 0, trade: 0 })

const noGround = (): TownHolding => ({
  points: 0,
  pays: none(),
  built: none(),
  bare: [],
  plots: 0,
  free: 0,
  cheapest: NO_PLOT,
  threatened: 0,
  firm: 0,
  loose: 0,
  close: 0,
})

/** Returns the holdings of every seat, in one pass over the town. */
export function groundsOf(state: State): TownHolding[] {
  const grounds = state.seats.map(noGround)
  for (const plot of PLOTS) {
    const owner = state.owners[plot] ?? null
    const ground = owner === null ? undefined : grounds[owner]
    if (owner === null) countFree(state, plot, grounds)
    else if (ground) countOwned(state, owner, plot, ground)
  }
  if (state.rules.version === 'strategic')
    for (const category of CATEGORIES) countPower(state, category, grounds)
  return grounds
}

/** Counts a free plot once for each seat that has a neighbouring plot. */
function countFree({ owners }: State, plot: Plot, grounds: readonly TownHolding[]): void {
  const { neighbours, dots } = groundOf(plot)
  for (const [seat, ground] of grounds.entries()) {
    if (!neighbours.some((beside) => owners[beside] === seat)) continue
    ground.free += 1
    ground.cheapest = Math.min(ground.cheapest, dots)
  }
}

function countOwned(state: State, seat: Seat, plot: Plot, ground: TownHolding): void {
  const building = state.buildings[plot] ?? null
  let worth = 1
  ground.plots += 1
  if (building === null) ground.bare.push(plot)
  else {
    const { category, value } = buildingOf(building)
    ground.points += value
    ground.built[category] += 1
    ground.pays[category] = Math.max(ground.pays[category], value + groundOf(plot).premium)
    worth += value
  }
  if (state.rules.version === 'strategic' && isCutOff(state, seat, plot)) ground.threatened += worth
}

/** True if the plot would fall once a rival takes the only free plot beside it [C 23]. */
function isCutOff(state: State, seat: Seat, plot: Plot): boolean {
  let free = 0
  for (const beside of groundOf(plot).neighbours) {
    const owner = state.owners[beside] ?? null
    if (owner === null) free += 1
    else if (!areRivals(state, seat, owner)) return false
  }
  return free === 1
}

/** Counts a Great Power. Firm: the holder has more buildings than all others. Close: the seat needs one more building. */
function countPower(state: State, category: Category, grounds: readonly TownHolding[]): void {
  const holder = state.powers[category]
  const held = holder === null ? undefined : grounds[holder]
  const { points, extra } = POWERS[category]
  const enough = held ? held.built[category] : POWER_FROM - 1
  for (const ground of grounds)
    if (ground !== held && ground.built[category] === enough) ground.close += points
  if (!held) return
  held.points += points
  if (held.pays[category] > 0) held.pays[category] += extra
  const others = grounds.filter((ground) => ground !== held).map(({ built }) => built[category])
  if (held.built[category] > Math.max(POWER_FROM - 1, ...others)) held.firm += points
  else held.loose += points
}
