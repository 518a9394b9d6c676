import type { ReactNode } from 'react'
import { IconButton } from '../../../../../ui/art/index.ts'
import { Captioned } from '../../../../../ui/frames/table/Captioned.tsx'
import { useSmall } from '../../../../../ui/frames/table/useLayout.ts'
import { useKeys } from '../../../../../ui/input/keys.ts'
import { useKeyHint } from '../../../../../ui/keys/key-hint.ts'
import { useForesight } from '../../../runtime.ts'
import { useMessages } from '../../../words/messages.ts'
import { SHORTCUTS } from '../../shortcuts.ts'

/** Toggles all ways to the oak, by a press or H. `children` is the list of ways for screen readers. */
export function RoutesButton({ children }: { children: ReactNode }) {
  const { routes } = useMessages().foresight
  const shown = useForesight(({ routesShown }) => routesShown)
  const toggleRoutes = useForesight((foresight) => foresight.toggleRoutes)
  const words = shown ? routes.hide : routes.show
  const isSmall = useSmall()
  const { key, hinted } = useKeyHint(SHORTCUTS.routes)
  useKeys('table', [{ shortcut: SHORTCUTS.routes, run: toggleRoutes }])
  return (
    <div>
      <Captioned caption={isSmall ? null : routes.caption}>
        <IconButton
          size={48}
          aria-label={routes.show}
          aria-pressed={shown}
          aria-keyshortcuts={key}
          title={hinted(words)}
          data-camera="routes"
          onClick={toggleRoutes}
        >
          <WaysSign on={shown} />
        </IconButton>
      </Captioned>
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
