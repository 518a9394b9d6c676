import { type Config, type HouseRules, type Seat, standardRules } from '../../../../engine/boogyman/index.ts'
import { LONGEST_NAME } from '../../../../engine/kernel/config.ts'
import { createDraftStore, type SavedDraft } from '../../../../store/draft-store.ts'
import { asName } from '../../../../store/person-names.ts'
import { browserStorage } from '../../../../store/storage.ts'
import { type KeptCover, savedCover } from '../../saved-cover.ts'

/** Actions on the choices for the next duel. Controllers have a store of their own. */
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

/** Creates the draft of the next duel from the saved choices. */
export const createDraft = (saved: SavedDraft<KeptCover>) =>
  createDraftStore(saved, FIRST_CHOICES, (change): Choosing => {
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
