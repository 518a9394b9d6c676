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

// The dialogs that every tale has beside its rules.

type Dialog = (props: DialogProps) => ReactNode

/** How the game at the table is sent to somebody else; nothing where there is none. */
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

/** What is chosen for one tale alone. */
interface OwnSettings<Words, Own extends Options> {
  /** What can be chosen, by the id of each choice, in the order of the dialog. */
  options: Own
  useChoices(): ChoicesStore<Own>
  choicesOf(m: Words): {
    readonly [Id in keyof Own]: { legend: string; words: Readonly<Record<Own[Id][number], string>> }
  }
}

/** The settings, with those of the tale alone; `about` says what the tale is, in a sentence. */
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

/** The settings of a tale that adds none to those of all tales. */
const NO_SETTINGS: OwnSettings<unknown, Record<never, never>> = {
  options: {},
  useChoices: () => ({ unreadable: [], set() {} }),
  choicesOf: () => ({}),
}

const idsOf = <Own extends Options>(options: Own) => Object.keys(options) as (keyof Own & string)[]

/** A draw that may be agreed on, and the action that agrees. */
export type DrawQuestion<Action> = Omit<DrawOffer, 'onAgreed'> & { agree: Action }

/** The question before a player gives up. */
interface GiveUpQuestion<Action> {
  text: string
  /** Nobody may give up now, as the text says. */
  isBarred?: boolean
  draw?: DrawQuestion<Action>
}

interface GivingUpSlots<K extends Kind, Table, Words, Computer extends string> {
  action: K['Action']
  /** The computer player that must act now, and what is said then: nobody may give up in its place. Absent where the whole table gives up. */
  useComputer?(): Computer | null
  notNow?(m: Words, computer: Computer): string
  /** What is asked in a position, as all may see it. It is asked again with every change of the game, and of who leads which seat. */
  ask(m: Words, state: PlayerView<K['State']>, table: Table): GiveUpQuestion<K['Action']>
  /** Puts away what is in hand. */
  prepare?(table: Table): void
}

/** The words of giving up that a tale says in its own way. */
interface GivingUpWords {
  readonly giveUp: { readonly title: string }
}

const noComputer = () => null

/** Asks whether whoever is on turn gives up. */
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

/** A kit with the tables of its tale, whatever else those have. */
type KitWith<K extends Kind, Table, Words> = Pick<TaleKit<K, Words>, 'rules' | 'useWords'> & {
  useTable(): Table
}

/** The words of all dialogs of a tale. Each setting has its legend under its id, and what can be chosen under its id with `Of`. */
type DialogWords<Own extends Options, Key extends string, Computer extends string> = {
  readonly bots: { readonly names: Readonly<Record<Computer, string>> }
  readonly giveUp: {
    readonly title: string
    /** A computer player must act now. */
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
  /** Absent where nothing can be chosen for this tale alone. */
  settings?: Omit<OwnSettings<Words, Own>, 'choicesOf'>
  shortcuts: Readonly<Record<Key, Shortcut & { group: ShortcutGroup }>>
  giveUp: Omit<GivingUpSlots<K, Table, Words, Computer>, 'notNow'>
}

/** Makes the dialogs of a tale beside its rules. */
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

/** The words of each setting of a tale; `DialogWords` says where they are. */
function choicesIn<Own extends Options>(
  options: Own,
  words: Readonly<Record<string, unknown>>,
): ChoiceWords<Own> {
  const choices = idsOf(options).map((id) => [id, { legend: words[id], words: words[`${id}Of`] }])
  return Object.fromEntries(choices) as ChoiceWords<Own>
}
