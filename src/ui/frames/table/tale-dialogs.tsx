import type { ReactNode } from 'react'
import { useStore } from 'zustand'
import { type Kind, type PlayerView, seenBy } from '../../../engine/kernel/index.ts'
import { selectState } from '../../../session/game-store.ts'
import type { ChoicesStore, Chosen, Options } from '../../../store/choices.ts'
import { Choice } from '../../art/index.ts'
import type { Shortcut, ShortcutGroup } from '../../input/shortcuts.ts'
import { SettingsSheet } from '../../settings/SettingsSheet.tsx'
import type { DialogProps } from '../../tale.ts'
import { type DrawOffer, GivingUp } from '../giving-up/GivingUp.tsx'
import { type KeysWords, keysDialog } from '../keys/TaleKeys.tsx'
import { SendDialog } from '../sharing/SendDialog.tsx'
import { useStand } from '../stand.ts'
import type { TaleKit } from '../tale-kit.ts'
import type { AnyTable } from './table-kit.ts'

// The dialogs that every tale has besides the rule book.

type Dialog = (props: DialogProps) => ReactNode

/** Makes the dialog that shares the game at the table; empty without a game. */
export const sendDialog =
  <K extends Kind, Words extends { readonly common: { readonly fileName: string } }>({
    rules,
    useTable,
    useWords,
  }: TaleKit<K, Words>): Dialog =>
  ({ onClose }) => {
    const session = useTable().game((store) => store.session)
    const { fileName } = useWords().common
    return session && <SendDialog game={rules} session={session} fileName={fileName} onClose={onClose} />
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
  <K extends Kind, Words extends { readonly settings: { readonly about: string } }, Own extends Options>(
    { rules, useTable, useWords }: TaleKit<K, Words>,
    { options, useChoices, choicesOf }: OwnSettings<Words, Own>,
  ): Dialog =>
  ({ onClose }) => {
    const m = useWords()
    const chosen = useChoices()
    const stand = useStand(useTable().game, rules.outcome)
    const choices = choicesOf(m)
    return (
      <SettingsSheet onClose={onClose} about={m.settings.about} game={stand}>
        {idsOf(options).map((id) => (
          <Choice<Own[typeof id][number]>
            key={id}
            {...choices[id]}
            options={options[id] as readonly Own[typeof id][number][]}
            chosen={chosen[id]}
            onChoose={(one) => chosen.set({ [id]: one } as Partial<Chosen<Own>>)}
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

interface GivingUpSlots<K extends Kind, Table, Words, Computer extends string> {
  action: K['Action']
  /** The bot that must act now, and the text for it: people cannot give up for a bot. Absent if the whole table gives up together. */
  useComputer?(): Computer | null
  notNow?(m: Words, computer: Computer): string
  /** Returns the question for a public view. Called again after each change of the game or its controllers. */
  ask(m: Words, state: PlayerView<K['State']>, table: Table): GiveUpQuestion<K['Action']>
  /** Clears the selection. */
  prepare?(table: Table): void
}

/** The tale's own words of giving up. */
interface GivingUpWords {
  readonly giveUp: { readonly title: string }
}

const noComputer = () => null

/** Makes the dialog in which the seat on turn may give up. */
export const giveUpDialog =
  <K extends Kind, Table extends AnyTable<K>, Words extends GivingUpWords, Computer extends string>(
    { rules, useTable, useWords }: KitWith<K, Table, Words>,
    { action, useComputer = noComputer, notNow, ask, prepare }: GivingUpSlots<K, Table, Words, Computer>,
  ): Dialog =>
  ({ onClose }) => {
    const table = useTable()
    const m = useWords()
    const state = table.game(selectState<K>)
    const computer = useComputer()
    useStore(table.leaders)
    if (!state || rules.outcome(state)) return null
    const {
      text,
      isBarred = false,
      draw,
    }: GiveUpQuestion<K['Action']> = computer && notNow
      ? { text: notNow(m, computer), isBarred: true }
      : ask(m, seenBy(rules, state, null), table)
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
type KitWith<K extends Kind, Table, Words> = Pick<TaleKit<K, Words>, 'rules' | 'useWords'> & {
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
  K extends Kind,
  Table,
  Words,
  Own extends Options,
  Key extends string,
  Computer extends string,
> {
  /** Absent in a tale without own settings. */
  settings?: Omit<OwnSettings<Words, Own>, 'choicesOf'>
  shortcuts: Readonly<Record<Key, Shortcut & { group: ShortcutGroup }>>
  giveUp: Omit<GivingUpSlots<K, Table, Words, Computer>, 'notNow'>
}

/** Makes all dialogs of a tale but the rule book. */
export const taleDialogs = <
  K extends Kind,
  Table extends AnyTable<K>,
  Words extends DialogWords<Own, Key, Computer>,
  Key extends string,
  Computer extends string,
  Own extends Options = Record<never, never>,
>(
  kit: KitWith<K, Table, Words>,
  { settings, shortcuts, giveUp }: DialogSlots<K, Table, Words, Own, Key, Computer>,
) => ({
  settings: settings
    ? settingsDialog(kit, { ...settings, choicesOf: (m) => choicesIn<Own>(settings.options, m.settings) })
    : settingsDialog(kit, NO_SETTINGS),
  keys: keysDialog(kit, shortcuts),
  'give-up': giveUpDialog(kit, {
    ...giveUp,
    notNow: ({ giveUp: words, bots }, computer) => words.notNow(bots.names[computer]),
  }),
  send: sendDialog(kit),
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
