import { type Config, type HouseRules, type Seat, standardRules } from '../../../../engine/boogyman/index.ts'
import { LONGEST_NAME } from '../../../../engine/kernel/config.ts'
import { draftOf, type SavedDraft } from '../../../../store/draft.ts'
import { asName } from '../../../../store/names.ts'
import { browserStorage } from '../../../../store/storage.ts'
import { type KeptCover, savedCover } from '../../saved-cover.ts'

/** The next duel, as far as it has been chosen. Who leads which side is chosen with the leaders. */
interface Choosing {
  rename(seat: Seat, player: string): void
  setFirst(first: Config['first']): void
  setTrees(trees: HouseRules['trees']): void
  setPlaceForUs(placeForUs: boolean): void
}

const FIRST_CHOICES: KeptCover = {
  config: { players: ['', ''], first: 'red', rules: standardRules() },
  placeForUs: false,
  boxOpen: false,
}

/** Makes the draft of the next duel, which begins with what was kept. */
export const createDraft = (saved: SavedDraft<KeptCover>) =>
  draftOf(saved, FIRST_CHOICES, (change): Choosing => {
    const configure = (how: (config: Config) => Partial<Config>) =>
      change(({ config }) => ({ config: { ...config, ...how(config) } }))
    return {
      rename: (seat, player) =>
        configure(({ players: [red, green] }) => {
          const name = asName(player, LONGEST_NAME)
          return { players: seat === 0 ? [name, green] : [red, name] }
        }),
      setFirst: (first) => configure(() => ({ first })),
      setTrees: (trees) => configure(() => ({ rules: { trees } })),
      setPlaceForUs: (placeForUs) => change(() => ({ placeForUs })),
    }
  })

export const useDraft = createDraft(savedCover(browserStorage))
