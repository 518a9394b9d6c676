import {
  type GameTypes,
  isSameData,
  openView,
  readHeader,
  type Session,
  stateOf,
  writeGame,
} from '../../engine/kernel/index.ts'
import type { LogPlace, News } from '../../protocol/messages.ts'
import { randomId } from '../../store/browser.ts'
import { refuseHasty } from '../../store/hasty.ts'
import { applyCommand } from '../apply-command.ts'
import { changeSession, type GameHook } from '../game-store.ts'
import { hasMoveForGood, type Rules } from '../memory-transport.ts'
import { type Begun, PLAYER, type Role } from '../state.ts'
import { NOTHING_SAVED, type Transport } from '../transport.ts'
import { continueGame, isOlder } from './remote-news.ts'
import { showPins } from './remote-pins.ts'
import type { GameFollower, GameNews, RemoteGame } from './remote-table.ts'

interface RemoteOptions<K extends GameTypes> {
  store: GameHook<K>
  rules: Rules<K>
  remote: Omit<RemoteGame, 'seats'>
  /** Ends play at the table and begins a game in this browser. */
  beginHere(target: Begun<K>): void
  /** Ends play at the table and opens a saved game of this browser. */
  openHere(id: string): Promise<boolean>
}

/** A request that changes the game, without its place in the log. */
type Wish =
  | { readonly name: 'act'; readonly data: { actions: unknown[] } }
  | { readonly name: 'undo'; readonly data: { left: number } }

/**
 * Plays the game of a table of several devices. The server carries out all commands. This device shows only confirmed moves, and refuses
 * illegal actions at once. The game opens with its first view.
 */
export function remoteTransport<K extends GameTypes>({
  store,
  rules: { game, answer, needs },
  remote,
  beginHere,
  openHere,
}: RemoteOptions<K>): Transport<K> & { stop(): void } {
  const { useRemoteTable } = remote
  /** The game as this device shows it, with its epoch; null before the first view. */
  let shown: { readonly session: Session<K>; readonly epoch: number } | null = null
  /** The place of this device in the log, and its viewer; null while it needs a whole view. */
  let have: ReturnType<GameFollower['have']> = null
  /** News received while the code of the game loads; null at other times. */
  let early: GameNews[] | null = null
  /** True while a command is on its way to the server. */
  let isSending = false
  let isStopped = false

  /** Returns the role of this device: it plays while one of its seats must act and the connection is open. */
  function roleAt(session: Session<K>): Role {
    const { own, line, lobby } = useRemoteTable.getState()
    const decider = game.decider(stateOf(session))
    const isPlayedHere = (seat: number) => own.includes(seat) && lobby?.seats[seat]?.by === 'person'
    const isOurs = typeof decider === 'number' ? isPlayedHere(decider) : own.some(isPlayedHere)
    // A player who suggests may use all controls, because their actions are pinned, not played.
    const isSuggesting = store.getState().instead !== null
    return { ...PLAYER, watching: !(isOurs || isSuggesting) || line !== 'here', device: { seats: own } }
  }

  /** Returns a session with the names of the lobby, or null if it has them: people may join and leave during the game. */
  function renamed(session: Session<K>): Session<K> | null {
    const { lobby } = useRemoteTable.getState()
    const names = lobby?.seats.map(({ name }) => name)
    const config = names && game.named?.(session.config, names)
    return !config || isSameData(config, session.config) ? null : { ...session, config }
  }

  /** Updates the role of this device, and the names at the table. */
  function showCompany(): void {
    if (!shown) return
    const session = renamed(shown.session)
    if (session) shown = { ...shown, session }
    const role = roleAt(shown.session)
    const { watching, device } = store.getState()
    if (session) changeSession(store, { type: 'role', role, session })
    else if (role.watching !== watching || role.device?.seats !== device?.seats)
      changeSession(store, { type: 'role', role })
  }

  /** Requests a whole view, because news is missing or does not fit. The screen stays as it is until then. */
  function startOver(): void {
    have = null
    remote.catchUp()
  }

  function onNews(news: GameNews): void {
    if (early) early.push(news)
    else if (news.name === 'view') takeView(news)
    else takeNext(news)
  }

  function takeView(news: Extract<GameNews, { name: 'view' }>): void {
    if (have && isOlder(news.data, have)) return
    const coming = loadFor(news.data.view)
    if (!coming) return showView(news.data)
    const waiting: GameNews[] = []
    early = waiting
    coming.then(
      () => {
        early = null
        if (isStopped) return
        showView(news.data)
        for (const one of waiting) onNews(one)
      },
      (cause: unknown) => {
        early = null
        fail('chunk', cause)
      },
    )
  }

  /** Loads the code that the game of a view needs. Returns null if nothing is missing. */
  function loadFor(view: unknown): Promise<unknown> | null {
    const isGame = typeof view === 'object' && view !== null && 'kind' in view && view.kind === 'game'
    const config = readHeader(game, JSON.stringify(isGame && 'game' in view ? view.game : view) ?? '')
    return config === null ? null : needs(config)
  }

  function showView({ epoch, n, viewer, view }: News<'view'>): void {
    const opened = openView(game, view)
    if (!opened.ok) {
      fail('fault', opened.error)
      return startOver()
    }
    const session = renamed(opened.value) ?? opened.value
    const before = shown
    have = { epoch, n, viewer }
    shown = { session, epoch }
    const role = roleAt(session)
    if (!before) return changeSession(store, { type: 'opened', session, kept: null, role })
    const from = before.session.moves.length
    if (before.epoch !== epoch || session.moves.length < from)
      changeSession(store, { type: 'rewound', session, before: before.session, cause: 'overtaken', role })
    else if (session.moves.length > from)
      changeSession(store, { type: 'moved', session, from, cause: 'other-device', role })
    else changeSession(store, { type: 'role', role, session })
  }

  function takeNext(news: Exclude<GameNews, { name: 'view' }>): void {
    if (!shown || !have) return
    const before = shown.session
    const next = continueGame(game, before, have, news)
    if (next === 'old') return
    if (next === 'gap') return startOver()
    const { epoch, n } = news.data
    const { session } = next
    have = { ...have, epoch, n }
    shown = { session, epoch }
    const role = roleAt(session)
    if (next.type === 'rewound')
      return changeSession(store, { type: 'rewound', session, before, cause: next.cause, role })
    const isOwn = next.by !== null && useRemoteTable.getState().own.includes(next.by)
    const cause = isOwn ? 'person' : 'other-device'
    changeSession(store, { type: 'moved', session, from: before.moves.length, cause, role })
  }

  /** Reports a game that cannot be shown. The session fails only if no game is on the screen yet. */
  function fail(code: 'chunk' | 'fault', cause: unknown): void {
    console.error(cause)
    have = null
    if (!shown && !isStopped) changeSession(store, { type: 'failed', target: 'kept', why: { code, cause } })
  }

  async function submit(wish: Wish, { epoch, n }: LogPlace): Promise<void> {
    const data = { epoch, n, id: randomId(), ...wish.data }
    isSending = true
    store.setState({ lateRefusal: null })
    try {
      let reply = await remote.request(wish.name, data)
      // The server may have done the command and its answer was lost. With the same id, the server does it once.
      if (!reply.ok && reply.code === 'unreachable' && (await isStillAt({ epoch, n })))
        reply = await remote.request(wish.name, data)
      if (!reply.ok && reply.code === 'refused' && isRefusal<K>(reply.refusal))
        store.setState({ lateRefusal: { why: reply.refusal } })
      const isBehind = reply.ok ? 'n' in reply && (!have || isOlder(have, reply)) : reply.code === 'behind'
      if (isBehind) remote.catchUp()
    } finally {
      isSending = false
    }
  }

  /** Resolves when the line is open again, to true if the game has not changed meanwhile. */
  const isStillAt = (place: LogPlace) =>
    new Promise<boolean>((resolve) => {
      const check = () => {
        const { line, lobby } = useRemoteTable.getState()
        if (line !== 'here' && lobby !== null && !isStopped) return
        stopWaiting()
        resolve(line === 'here' && !isStopped && have?.epoch === place.epoch && have.n === place.n)
      }
      const stopWaiting = useRemoteTable.subscribe(check)
      check()
    })

  /** True if a hasty press must not play these actions. Unknown without the hidden part of the game. */
  function isForGood(session: Session<K>, actions: readonly K['Action'][]): boolean {
    if (session.viewer !== undefined) return true
    const command = { do: 'act', actions, by: 'person' } as const
    return hasMoveForGood(game, applyCommand(game, { session, undone: [] }, command, answer, () => 0).event)
  }

  const stopFollowing = remote.follow({
    onNews,
    have: () => have,
    forget() {
      have = null
    },
  })
  const stopRole = useRemoteTable.subscribe(showCompany)
  const stopSuggesting = store.subscribe(({ instead }, before) => {
    if (instead !== before.instead) showCompany()
  })
  const stopPins = showPins({ store, remote, game, have: () => have })

  return {
    ...NOTHING_SAVED,
    begin: beginHere,
    open: openHere,
    async openAgain() {
      if (shown) return
      changeSession(store, { type: 'opening', target: 'kept' })
      startOver()
    },
    send(command) {
      if (!shown || !have) return 'no-game'
      if (isSending) return 'too-hasty'
      const { session } = shown
      switch (command.do) {
        case 'act': {
          const { actions, by } = command
          const [first] = actions
          // Only the server plays bots.
          if (first === undefined || by === 'bot') return 'unchanged'
          const refusal = game.refuse(stateOf(session), first)
          if (refusal) return refusal
          if (refuseHasty(isForGood(session, actions))) return 'too-hasty'
          const written = actions.map((action) => game.codec.writeAction(action))
          void submit({ name: 'act', data: { actions: written } }, have)
          return 'done'
        }
        case 'undo to': {
          const { left } = command
          if (left >= 0 && left < session.moves.length) void submit({ name: 'undo', data: { left } }, have)
          return 'unchanged'
        }
        // Not supported at a table: pages send `undo to` for an undo, and there is no redo.
        case 'undo':
        case 'redo':
          return 'unchanged'
      }
    },
    write: (session) => (session.viewer === undefined ? writeGame(game, session) : null),
    stop() {
      isStopped = true
      stopFollowing()
      stopRole()
      stopSuggesting()
      stopPins()
    },
  }
}

/** True if a server's answer has a refusal of the rules. Server and page must have the same rules. */
const isRefusal = <K extends GameTypes>(refusal: unknown): refusal is K['Refusal'] =>
  typeof refusal === 'object' && refusal !== null && 'code' in refusal && typeof refusal.code === 'string'
