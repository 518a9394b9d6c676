import type { ComponentType } from 'react'
import { fileAhead } from './parts/ahead.ts'
import { type Part, part, partsIn } from './parts/part.ts'
import {
  type DialogName,
  type DialogProps,
  type PageName,
  type PlaceName,
  TALE_DIALOGS,
  type Tale,
  type TaleDialog,
} from './tale.ts'

/** Fetches a page or a dialog, which lies in a file of its own. */
type Load<Props> = () => Promise<ComponentType<Props>>

/** The description of a tale. It must not import the rules, so that the cover does not wait for them. */
interface TaleHead extends Pick<Tale, 'openGame' | 'title' | 'Notices' | 'follow'> {
  readonly pages: Readonly<Record<PageName, Load<object>> & Partial<Record<PlaceName, Load<object>>>>
  /** Fetches the dialogs that come in one file (`taleDialogs`). */
  dialogs(): Promise<Readonly<Record<TaleDialog, ComponentType<DialogProps>>>>
  /** The game in play, before its rules have loaded (`playback/closed`). */
  readonly closed: { useGame: Tale['game']; useTold: Tale['told']; looked: Promise<unknown> }
  /** What else must have loaded when a game begins. */
  readonly soon?: Tale['soon']
  /** Parts of the table that are not drawn in its first moment, those that are wanted soonest first. */
  readonly parts?: readonly Pick<Part<never>, 'fetch'>[]
  /** The addresses of the programs of its workers. */
  readonly workers: Readonly<Record<string, string>>
  /** The words of its cover, in the language of the page. */
  words(): { common: { fileName: string }; settings: { speed: string } }
}

/** Makes a tale for the page: its pages and dialogs, where its game is, and in which order what comes later is fetched. */
export function defineTale<OwnDialog extends Exclude<DialogName, TaleDialog>>({
  pages,
  dialogs,
  ownDialogs,
  closed,
  soon = [],
  parts = [],
  workers,
  words,
  ...head
}: TaleHead & {
  /** Dialogs that have files of their own. */
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
  }
  const fetchOf = ({ fetch }: Pick<Part<never>, 'fetch'>) => fetch
  return {
    ...head,
    pages: { cover, table, ...laterPages },
    dialogs: allDialogs,
    game: closed.useGame,
    told: closed.useTold,
    looked: closed.looked,
    soon: [table.fetch, head.openGame, cover.fetch, ...soon],
    ahead: [
      ...[...Object.values(allDialogs), ...parts, ...Object.values(laterPages)].map(fetchOf),
      ...Object.values(workers).map(fileAhead),
    ],
    fileName: () => words().common.fileName,
    speedName: () => words().settings.speed,
  }
}

/** Makes a part of each page or dialog that is fetched. */
const partOfEach = <Props, Loads extends Readonly<Partial<Record<string, Load<Props>>>>>(loads: Loads) =>
  Object.fromEntries(
    Object.entries(loads).flatMap(([name, load]) => (load ? [[name, part<Props>(load)]] : [])),
  ) as { readonly [Name in keyof Loads]: Part<Props> }
