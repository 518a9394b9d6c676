import { create } from 'zustand'
import {
  type Config,
  type HouseRules,
  LONGEST_NAME,
  type Seat,
  standardRules,
} from '../../../../engine/boogyman/index.ts'
import { browserStorage } from '../../../../store/storage.ts'
import { type KeptCover, type SavedCover, savedCover } from '../../saved-cover.ts'

/** The next duel, as far as it has been chosen. Who leads which side is chosen with the leaders. */
interface Draft extends KeptCover {
  /** What was kept of an earlier visit could not be read. */
  unreadable: boolean
  rename(seat: Seat, player: string): void
  setFirst(first: Config['first']): void
  setTrees(trees: HouseRules['trees']): void
  setPlaceForUs(placeForUs: boolean): void
  /** Opens what waits behind "More…", or closes it. */
  turnBox(): void
}

const FIRST_CHOICES: KeptCover = {
  config: { players: ['', ''], first: 'red', rules: standardRules() },
  placeForUs: false,
  boxOpen: false,
}

/** Makes the draft of the next duel, which begins with what was kept. */
export function createDraft(saved: SavedCover) {
  const { kept, unreadable } = saved.load()
  return create<Draft>((set, get) => {
    const change = (changes: Partial<KeptCover>) => {
      // What could not be read has been chosen anew by now.
      set({ ...changes, unreadable: false })
      saved.save(get())
    }
    const configure = (changes: Partial<Config>) => change({ config: { ...get().config, ...changes } })
    return {
      ...(kept ?? FIRST_CHOICES),
      unreadable,
      rename(seat, player) {
        const [red, green] = get().config.players
        const name = [...player].slice(0, LONGEST_NAME).join('')
        configure({ players: seat === 0 ? [name, green] : [red, name] })
      },
      setFirst: (first) => configure({ first }),
      setTrees: (trees) => configure({ rules: { trees } }),
      setPlaceForUs: (placeForUs) => change({ placeForUs }),
      turnBox: () => change({ boxOpen: !get().boxOpen }),
    }
  })
}

export const useDraft = createDraft(savedCover(browserStorage))
