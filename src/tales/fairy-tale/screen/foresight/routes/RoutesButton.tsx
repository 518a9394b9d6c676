import type { ReactNode } from 'react'
import { TokenButton } from '../../../../../ui/art/index.ts'
import { useKeys } from '../../../../../ui/input/keys.ts'
import { useKeyHint } from '../../../../../ui/keys/heard.ts'
import { useForesight } from '../../../table.ts'
import { useMessages } from '../../../words/messages.ts'
import { SHORTCUTS } from '../../shortcuts.ts'

/** Shows or hides all ways to the oak, by a press or H; what they are is also a list (`children`), for those who listen. */
export function RoutesButton({ children }: { children: ReactNode }) {
  const { routes } = useMessages().foresight
  const shown = useForesight(({ routesShown }) => routesShown)
  const toggleRoutes = useForesight((foresight) => foresight.toggleRoutes)
  const words = shown ? routes.hide : routes.show
  const { key, hinted } = useKeyHint(SHORTCUTS.routes)
  useKeys('table', [{ shortcut: SHORTCUTS.routes, run: toggleRoutes }])
  return (
    <div>
      <TokenButton
        size={48}
        aria-label={routes.show}
        aria-pressed={shown}
        aria-keyshortcuts={key}
        title={hinted(words)}
        data-camera="routes"
        onClick={toggleRoutes}
      >
        <WaysSign on={shown} />
      </TokenButton>
      {shown && children}
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
