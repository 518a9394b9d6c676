import { MONSTER_KINDS, places, type State } from '../../../../../engine/fairy-tale/index.ts'
import { CENTRE } from '../../../../../engine/kernel/index.ts'
import { useSpokenText } from '../../../../../ui/page/announce.ts'
import { useAllWords } from '../../../words/all-words.ts'
import { placeName } from '../../forest/names.ts'
import { endWords } from '../preview/route-words.ts'
import { routesIn } from './routes-in.ts'

/** The destination of each monster, in words. Only the count is announced: the list is long, and changes with every action. */
export function RoutesList({ state }: { state: State }) {
  const m = useAllWords()
  const { routes } = m.preview
  const kinds = new Map(
    places(state.tiles).flatMap((at) => (state.tiles[at]?.monsters ?? []).map(({ n, kind }) => [n, kind])),
  )
  const all = routesIn(state)
  const summary = all.length === 0 ? routes.none : routes.summary(all.length)
  useSpokenText(summary)
  return (
    <div className="unseen">
      <p>{summary}</p>
      <ul aria-label={routes.list}>
        {all.map((route) => {
          const kind = kinds.get(route.monster) ?? MONSTER_KINDS[0]
          const name = m.board.monsterNumbers(m.common.monsters[kind], [route.monster])
          return (
            <li key={route.monster}>
              {routes.of(name, placeName(m, route.path[0] ?? CENTRE), endWords(m, route))}
            </li>
          )
        })}
      </ul>
    </div>
  )
}
