import { useEffect } from 'react'
import { MONSTER_KINDS, places, type State } from '../../../../../engine/fairy-tale/index.ts'
import { TokenButton } from '../../../../../ui/art/index.ts'
import { useKeyHint } from '../../../../../ui/keys/heard.ts'
import { useShortcut } from '../../../../../ui/keys/useShortcut.ts'
import { announce } from '../../../../../ui/page/announce.ts'
import { useMessages } from '../../../words/useMessages.ts'
import { placeName } from '../../forest/names.ts'
import { SHORTCUTS } from '../../shortcuts.ts'
import { endWords } from '../preview/route-words.ts'
import { routesIn, toggleRoutes, useRoutes } from './useRoutes.ts'

/** Shows or hides all ways to the oak, by a press or H; what they are is also a list, for those who listen. */
export function RoutesButton({ state }: { state: State }) {
  const { preview } = useMessages()
  const shown = useRoutes((routes) => routes.shown)
  const words = shown ? preview.routes.hide : preview.routes.show
  const { key, hinted } = useKeyHint(SHORTCUTS.routes)
  useShortcut(SHORTCUTS.routes, toggleRoutes)
  return (
    <div>
      <TokenButton
        size={48}
        aria-label={preview.routes.show}
        aria-pressed={shown}
        aria-keyshortcuts={key}
        title={hinted(words)}
        data-camera="routes"
        onClick={toggleRoutes}
      >
        <WaysSign on={shown} />
      </TokenButton>
      {shown && <RoutesList state={state} />}
    </div>
  )
}

/** Three ways that become one, thicker. */
const WaysSign = ({ on }: { on: boolean }) => (
  <svg className="grows" width={30} height={30} viewBox="0 0 32 32" aria-hidden="true">
    <g fill="none" stroke={on ? 'var(--seal)' : 'currentColor'} strokeLinecap="round" strokeLinejoin="round">
      <path d="M4 6Q12 7 15 15M4 26Q12 25 15 17M4 16H14" strokeWidth={2.8} />
      <path d="M15 16H24" strokeWidth={6} />
    </g>
    <path d="M22 9L30 16 22 23z" fill={on ? 'var(--seal)' : 'currentColor'} />
  </svg>
)

/** Where each monster is bound, in words. Only how many is said anew: the list is long, and changes with every action. */
function RoutesList({ state }: { state: State }) {
  const m = useMessages()
  const { routes } = m.preview
  const kinds = new Map(
    places(state.tiles).flatMap((at) => (state.tiles[at]?.monsters ?? []).map(({ n, kind }) => [n, kind])),
  )
  const all = routesIn(state)
  const summary = all.length === 0 ? routes.none : routes.summary(all.length)
  useEffect(() => announce(summary), [summary])
  return (
    <div className="unseen">
      <p>{summary}</p>
      <ul aria-label={routes.list}>
        {all.map((route) => {
          const kind = kinds.get(route.monster) ?? MONSTER_KINDS[0]
          const name = m.board.monsterNumbers(m.common.monsters[kind], [route.monster])
          return (
            <li key={route.monster}>
              {routes.of(name, placeName(m, route.path[0] ?? 0), endWords(m, route))}
            </li>
          )
        })}
      </ul>
    </div>
  )
}
