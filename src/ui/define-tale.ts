import type { ComponentType } from 'react'
import { type Part, part, partsIn } from './parts/part.ts'
import { fileAhead } from './parts/prefetch.ts'
import {
  type DialogName,
  type DialogProps,
  type PageName,
  TALE_DIALOGS,
  type TableSeats,
  type Tale,
  type TaleDialog,
  type TaleRoute,
} from './tale.ts'

/** Loads the file of a page or dialog. */
type Load<Props> = () => Promise<ComponentType<Props>>

/** The description of a tale. It must not import the rules: the cover would load them. */
interface TaleHead extends Pick<Tale, 'openGame' | 'Notices' | 'follow'> {
  readonly pages: Readonly<Record<PageName, Load<object>> & Partial<Record<TaleRoute, Load<object>>>>
  /** Loads the dialogs and the seats, which share one file (`taleDialogs`). */
  dialogs(): Promise<
    Readonly<Record<TaleDialog, ComponentType<DialogProps>>> & { readonly seats: TableSeats }
  >
  /** The game in play, before its rules have loaded (`playback/tale-stores`). */
  readonly closed: {
    useGame: Tale['game']
    useGameOverShown: Tale['told']
    looked: Promise<unknown>
    connectTo: Tale['connectTo']
  }
  /** Further files to load before a game begins. */
  readonly soon?: Tale['soon']
  /** Its first lessons, which the cover and the menu of the table open. */
  readonly lessons?: Part<DialogProps>
  /** True if its book has a game of the day. Default: it has one. */
  readonly hasDay?: boolean
  /** Parts of the table beyond its first paint, in the order of loading. */
  readonly parts?: readonly Pick<Part<never>, 'fetch'>[]
  /** The addresses of its worker programs. */
  readonly workers: Readonly<Record<string, string>>
  /** The words of its cover, in the language of the page. */
  words(): { book: { title: string }; common: { fileName: string }; settings: { speed: string } }
}

/** Makes the entry of a tale on the shelf: pages, dialogs, stores, and the order in which its files are preloaded. */
export function defineTale<OwnDialog extends Exclude<DialogName, TaleDialog>>({
  pages,
  dialogs,
  ownDialogs,
  closed,
  soon = [],
  lessons,
  hasDay = true,
  parts = [],
  workers,
  words,
  ...head
}: TaleHead & {
  /** Dialogs with separate files. */
  readonly ownDialogs: Readonly<Record<OwnDialog, Load<DialogProps>>>
}): Tale & { readonly dialogs: Readonly<Record<TaleDialog | OwnDialog, Part<DialogProps>>> } {
  const { cover, table, ...laterPages } = partOfEach<object, TaleHead['pages']>(pages)
  const dialogOf = partsIn(dialogs)
  const allDialogs = {
    ...(Object.fromEntries(TALE_DIALOGS.map((name) => [name, dialogOf(name)])) as Record<
      TaleDialog,
      Part<DialogProps>
    >),
    ...partOfEach<DialogProps, typeof ownDialogs>(ownDialogs),
    ...(lessons && { lessons }),
  }
  const fetchOf = ({ fetch }: Pick<Part<never>, 'fetch'>) => fetch
  return {
    ...head,
    pages: { cover, table, ...laterPages },
    dialogs: allDialogs,
    game: closed.useGame,
    connectTo: closed.connectTo,
    told: closed.useGameOverShown,
    hasDay,
    looked: closed.looked,
    seats: async () => (await dialogs()).seats,
    soon: [table.fetch, head.openGame, cover.fetch, ...soon],
    ahead: [
      ...[...Object.values(allDialogs), ...parts, ...Object.values(laterPages)].map(fetchOf),
      ...Object.values(workers).map(fileAhead),
    ],
    title: () => words().book.title,
    fileName: () => words().common.fileName,
    speedName: () => words().settings.speed,
  }
}

/** Makes a lazy part for each loader. */
const partOfEach = <Props, Loads extends Readonly<Partial<Record<string, Load<Props>>>>>(loads: Loads) =>
  Object.fromEntries(
    Object.entries(loads).flatMap(([name, load]) => (load ? [[name, part<Props>(load)]] : [])),
  ) as { readonly [Name in keyof Loads]: Part<Props> }
