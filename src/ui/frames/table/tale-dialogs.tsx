import type { ReactNode } from 'react'
import { useStore } from 'zustand'
import { type GameTypes, type PlayerView, stateFor } from '../../../engine/kernel/index.ts'
import type { PlayedTable } from '../../../playback/shown-table.ts'
import { selectState } from '../../../session/game-store.ts'
import { isSpectator } from '../../../session/state.ts'
import type { ControllersStore } from '../../../store/controllers-store.ts'
import type { ChoicesStore, Options, SettingsOf } from '../../../store/enum-settings.ts'
import { RadioGroup } from '../../art/index.ts'
import type { Shortcut, ShortcutGroup } from '../../input/shortcuts.ts'
import { SettingsSheet } from '../../settings/SettingsSheet.tsx'
import type { DialogProps } from '../../tale.ts'
import { useFrameWords } from '../../text/frames.ts'
import type { LedSeats } from '../bots/create-bots.tsx'
import { playersDialog } from '../bots/PlayersDialog.tsx'
import { tableSeats } from '../bots/table-seats.tsx'
import { useGameStatus } from '../game-status.ts'
import { type DrawOffer, GivingUp } from '../giving-up/GivingUp.tsx'
import { type KeysWords, keysDialog } from '../keys/TaleKeys.tsx'
import { SendDialog } from '../sharing/SendDialog.tsx'
import type { TaleKit } from '../tale-kit.ts'
import type { AnyTable } from './table-kit.ts'

// The dialogs that every tale has besides the rule book.

type Dialog = (props: DialogProps) => ReactNode

/** The parts of a tale that its dialogs need. */
type DialogKit<K extends GameTypes, Words> = Omit<TaleKit<K, Words>, 'turnOf'>

/** Makes the dialog that shares the game at the table; empty without a game. */
export const sendDialog =
  <K extends GameTypes, Words extends { readonly common: { readonly fileName: string } }>({
    rules,
    useTable,
    useWords,
  }: DialogKit<K, Words>): Dialog =>
  ({ onClose }) => {
    const session = useTable().game((store) => store.session)
    const { fileName } = useWords().common
    // A view of a game with secrets is not the game.
    const isWhole = session !== null && session.viewer === undefined
    return isWhole && <SendDialog game={rules} session={session} fileName={fileName} onClose={onClose} />
  }

/** The settings of a single tale. */
interface OwnSettings<Words, Own extends Options> {
  /** The options of each setting, in the order of the dialog. */
  options: Own
  useChoices(): ChoicesStore<Own>
  choicesOf(m: Words): {
    readonly [Id in keyof Own]: { legend: string; words: Readonly<Record<Own[Id][number], string>> }
  }
}

/** Makes the settings dialog, with the tale's own settings. `about`: a sentence that describes the tale. */
export const settingsDialog =
  <K extends GameTypes, Words extends { readonly settings: { readonly about: string } }, Own extends Options>(
    { rules, useTable, useWords }: DialogKit<K, Words>,
    { options, useChoices, choicesOf }: OwnSettings<Words, Own>,
  ): Dialog =>
  ({ onClose }) => {
    const m = useWords()
    const chosen = useChoices()
    const { game } = useTable()
    const stand = useGameStatus(game, rules.outcome)
    const isView = game(({ session }) => session?.viewer !== undefined)
    const isWatching = game(isSpectator)
    const choices = choicesOf(m)
    return (
      <SettingsSheet onClose={onClose} about={m.settings.about} game={stand} {...{ isView, isWatching }}>
        {idsOf(options).map((id) => (
          <RadioGroup<Own[typeof id][number]>
            key={id}
            {...choices[id]}
            options={options[id] as readonly Own[typeof id][number][]}
            chosen={chosen[id]}
            onChoose={(one) => chosen.set({ [id]: one } as Partial<SettingsOf<Own>>)}
          />
        ))}
      </SettingsSheet>
    )
  }

/** The own settings of a tale without any. */
const NO_SETTINGS: OwnSettings<unknown, Record<never, never>> = {
  options: {},
  useChoices: () => ({ unreadable: [], set() {} }),
  choicesOf: () => ({}),
}

const idsOf = <Own extends Options>(options: Own) => Object.keys(options) as (keyof Own & string)[]

/** The offer of a draw, and the action that agrees to it. */
export type DrawQuestion<Action> = Omit<DrawOffer, 'onAgreed'> & { agree: Action }

/** The question before a player gives up. */
interface GiveUpQuestion<Action> {
  text: string
  /** True if giving up is not possible now; `text` gives the reason. */
  isBarred?: boolean
  draw?: DrawQuestion<Action>
}

interface GivingUpSlots<K extends GameTypes, Table, Words, Computer extends string> {
  action: K['Action']
  /** Bars giving up for a bot. Absent if the whole table gives up together. */
  bots?: {
    /** Hook: the bot that must act now; null if none must. */
    useBotToAct(): Computer | null
    /** Returns the text while a bot must act. */
    notNow(m: Words, computer: Computer): string
  }
  /** Returns the question for a public view. Called again after each change of the game or its controllers. */
  ask(m: Words, state: PlayerView<K['State']>, table: Table): GiveUpQuestion<K['Action']>
  /** Clears the selection. */
  prepare?(table: Table): void
}

/** The tale's own words of giving up. */
interface GivingUpWords {
  readonly giveUp: { readonly title: string }
}

/** Makes the dialog in which the seat on turn can give up. */
export const giveUpDialog =
  <K extends GameTypes, Table extends AnyTable<K>, Words extends GivingUpWords, Computer extends string>(
    { rules, useTable, useWords }: KitWith<K, Table, Words>,
    { action, bots, ask, prepare }: GivingUpSlots<K, Table, Words, Computer>,
  ): Dialog =>
  ({ onClose }) => {
    const table = useTable()
    const m = useWords()
    const state = table.game(selectState<K>)
    const computer = bots?.useBotToAct() ?? null
    const isOthersTurn = table.game(({ watching, device }) => watching && device !== null)
    const { otherDevice } = useFrameWords().table.keyRefusals
    useStore(table.leaders)
    if (!state || rules.outcome(state)) return null
    const {
      text,
      isBarred = false,
      draw,
    }: GiveUpQuestion<K['Action']> = bots && computer
      ? { text: bots.notNow(m, computer), isBarred: true }
      : isOthersTurn
        ? { text: otherDevice, isBarred: true }
        : ask(m, stateFor(rules, state, null), table)
    const end = (how: K['Action']) => {
      prepare?.(table)
      table.game.getState().act(how)
      onClose()
    }
    return (
      <GivingUp
        title={m.giveUp.title}
        {...{ text, isBarred, onClose }}
        draw={draw ? { ...draw, onAgreed: () => end(draw.agree) } : null}
        onGiveUp={() => end(action)}
      />
    )
  }

/** A kit with the table type of its tale. */
type KitWith<K extends GameTypes, Table, Words> = Pick<TaleKit<K, Words>, 'rules' | 'useWords'> & {
  useTable(): Table
}

/** The words of all dialogs of a tale. A setting `speed` has its legend in `speed` and its options in `speedOf`. */
type DialogWords<Own extends Options, Key extends string, Computer extends string> = {
  readonly bots: { readonly names: Readonly<Record<Computer, string>> }
  readonly giveUp: {
    readonly title: string
    /** Shown while a bot must act. */
    notNow(who: string): string
  }
  readonly common: { readonly fileName: string }
  readonly keys: KeysWords<Key>
  readonly settings: { readonly about: string } & Readonly<Record<keyof Own & string, string>> & {
      readonly [Id in keyof Own & string as `${Id}Of`]: Readonly<Record<Own[Id][number], string>>
    }
}

interface DialogSlots<
  K extends GameTypes,
  Table,
  Words,
  Own extends Options,
  Key extends string,
  Computer extends string,
> {
  /** Absent in a tale without own settings. */
  settings?: Omit<OwnSettings<Words, Own>, 'choicesOf'>
  shortcuts: Readonly<Record<Key, Shortcut & { group: ShortcutGroup }>>
  giveUp: Omit<GivingUpSlots<K, Table, Words, Computer>, 'bots'> & {
    /** Hook: the bot that must act now; null if none must. People cannot give up for a bot. */
    useBotToAct(): Computer | null
  }
}

/** Makes all dialogs of a tale but the rule book, and its seats for other devices. `seats`: those of its tables, from `createBots`. */
export const taleDialogs = <
  K extends GameTypes,
  Table extends AnyTable<K> & PlayedTable<K, ControllersStore<Role, Computer>>,
  Words extends DialogWords<Own, Key, Computer>,
  Key extends string,
  Role extends string,
  Computer extends string,
  Own extends Options = Record<never, never>,
>(
  { seats, ...kit }: KitWith<K, Table, Words> & { seats: LedSeats<Role, Computer, Table> },
  {
    settings,
    shortcuts,
    giveUp: { useBotToAct, ...giveUp },
  }: DialogSlots<K, Table, Words, Own, Key, Computer>,
) => ({
  settings: settings
    ? settingsDialog(kit, { ...settings, choicesOf: (m) => choicesIn<Own>(settings.options, m.settings) })
    : settingsDialog(kit, NO_SETTINGS),
  keys: keysDialog(kit, shortcuts),
  'give-up': giveUpDialog(kit, {
    ...giveUp,
    bots: { useBotToAct, notNow: ({ giveUp: words, bots }, computer) => words.notNow(bots.names[computer]) },
  }),
  send: sendDialog(kit),
  players: playersDialog(kit, seats),
  seats: tableSeats(kit, seats),
})

type ChoiceWords<Own extends Options> = ReturnType<OwnSettings<unknown, Own>['choicesOf']>

/** Returns the words of each setting, from the keys described at `DialogWords`. */
function choicesIn<Own extends Options>(
  options: Own,
  words: Readonly<Record<string, unknown>>,
): ChoiceWords<Own> {
  const choices = idsOf(options).map((id) => [id, { legend: words[id], words: words[`${id}Of`] }])
  return Object.fromEntries(choices) as ChoiceWords<Own>
}
