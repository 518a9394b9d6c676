import { useContext } from 'react'
import { useSettings } from '../../../store/settings.ts'
import type { IconName } from '../../art/index.ts'
import { SHARED_KEYS } from '../../input/shortcuts.ts'
import { useKeyHint } from '../../keys/key-hint.ts'
import { goToTalePage, useOpenTale } from '../../page/open-tale.ts'
import { goToAppPage, goToShelf, openDialog, usePage } from '../../page/page.ts'
import { useNight } from '../../page/ThemeButton.tsx'
import { sample } from '../../sound/sample.ts'
import { useFrameWords } from '../../text/frames.ts'
import { useSlipWords } from '../../text/slips.ts'
import { PartyOfTable } from '../table/party.ts'
import type { MenuPictureName } from './MenuPicture.tsx'
import { useIsSaved, useKeptGames } from './menu-facts.ts'

export interface MenuItem {
  id: string
  picture: MenuPictureName
  name: string
  /** The present state in a few words; '' for none. */
  note: string
  /** The key that does the same on any page. */
  key?: string | undefined
  run(): void
}

/** The items in the order of all games. */
export function useMainItems(toHelp: () => void): readonly MenuItem[] {
  const { menu: words } = useSlipWords()
  const { id: open, tale } = useOpenTale()
  const isGuest = usePage(({ place }) => place !== null)
  const isSaved = useIsSaved(tale?.game)
  const party = useContext(PartyOfTable)()
  const { unfinished, today, ofDay } = useKeptGames(open)
  return [
    {
      ...{ id: 'home', picture: 'house', name: words.home },
      note: isGuest ? words.allGames : isSaved ? words.isSaved : words.isUnsaved,
      run: goToShelf,
    },
    {
      ...{ id: 'saved', picture: 'books', name: words.saved },
      note: unfinished === null ? '' : words.unfinished(unfinished),
      run: () => goToAppPage('tales'),
    },
    ...(tale?.hasDay
      ? [
          {
            ...({ id: 'day', picture: 'calendar', name: words.day, note: words.ofDay[ofDay] } as const),
            run: () => goToAppPage(`day/${today}/${open}`),
          },
        ]
      : []),
    // Bots play no lessons and no rescues.
    ...(isGuest
      ? []
      : [
          {
            ...({ id: 'players', picture: 'players', name: words.players } as const),
            note: words.party(party.people, party.bots),
            run: () => openDialog('players'),
          },
        ]),
    {
      ...{ id: 'help', picture: 'book', name: words.help },
      note: useHasLesson() ? words.helpWithLesson : words.helpOnly,
      run: toHelp,
    },
    {
      ...{ id: 'settings', picture: 'cog', name: words.settings, note: words.settingsNote },
      run: () => openDialog('settings'),
    },
  ]
}

/** The page "How to play". */
export function useHelpItems(toMain: () => void): readonly MenuItem[] {
  const { menu: words } = useSlipWords()
  const { menu } = useFrameWords().table
  const isPlace = useOpenTale(({ tale }) => tale?.pages.lesson !== undefined)
  const hasLesson = useHasLesson()
  const { key } = useKeyHint(SHARED_KEYS.keys)
  const learn = () => (isPlace ? goToTalePage('lesson') : openDialog('lessons'))
  return [
    { id: 'back', picture: 'back', name: words.back(menu), note: '', run: toMain },
    ...(hasLesson
      ? [
          {
            ...({ id: 'lesson', picture: 'lesson', name: words.lesson, note: words.lessonNote } as const),
            run: learn,
          },
        ]
      : []),
    {
      ...{ id: 'rules', picture: 'book', name: words.rules, note: words.rulesNote },
      run: () => openDialog('rules'),
    },
    {
      ...{ id: 'keys', picture: 'key', name: words.keys, note: words.keysNote, key },
      run: () => openDialog('keys'),
    },
  ]
}

/** True if the open tale has lessons, and the page is not one of them. */
function useHasLesson(): boolean {
  const isThere = usePage(({ place }) => place?.page === 'lesson')
  return useOpenTale(({ tale }) => (tale?.pages.lesson ?? tale?.dialogs.lessons) !== undefined) && !isThere
}

interface Toggle {
  id: string
  icon: IconName
  name: string
  isOn: boolean
  press(): void
}

/** Sound, and day or night. */
export function useToggles(): readonly Toggle[] {
  const { menu: words } = useSlipWords()
  const isLoud = useSettings(({ sound }) => sound === 'on')
  const set = useSettings((settings) => settings.set)
  const isNight = useNight()
  return [
    {
      ...{ id: 'sound', icon: isLoud ? 'speaker' : 'muted', name: words.sound, isOn: isLoud },
      press() {
        set({ sound: isLoud ? 'off' : 'on' })
        sample()
      },
    },
    {
      ...{ id: 'night', icon: 'moon', name: words.night, isOn: isNight },
      press: () => set({ theme: isNight ? 'light' : 'night' }),
    },
  ]
}
