import { fileAhead } from './parts/ahead.ts'
import type { Part } from './parts/part.ts'
import type { DialogName, Tale } from './tale.ts'

/** The dialogs of a tale that come in one file. */
export const TALE_DIALOGS = ['settings', 'keys', 'give-up', 'send'] as const satisfies readonly DialogName[]

/** The description of a tale. It must not import the rules, so that the cover does not wait for them. */
interface TaleHead extends Pick<Tale, 'pages' | 'dialogs' | 'openGame' | 'title' | 'Notices' | 'follow'> {
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

/** Makes a tale for the page: says where its game is, and in which order its parts are fetched. */
export function defineTale<Dialogs extends Tale['dialogs']>({
  closed,
  soon = [],
  parts = [],
  workers,
  words,
  ...head
}: TaleHead & { readonly dialogs: Dialogs }): Tale & { readonly dialogs: Dialogs } {
  const { cover, table, ...laterPages } = head.pages
  const fetchOf = ({ fetch }: Pick<Part<never>, 'fetch'>) => fetch
  return {
    ...head,
    game: closed.useGame,
    told: closed.useTold,
    looked: closed.looked,
    soon: [table.fetch, head.openGame, cover.fetch, ...soon],
    ahead: [
      ...[...Object.values(head.dialogs), ...parts, ...Object.values(laterPages)].map(fetchOf),
      ...Object.values(workers).map(fileAhead),
    ],
    fileName: () => words().common.fileName,
    speedName: () => words().settings.speed,
  }
}
