import type { ReactNode } from 'react'
import { Heading } from '../art/index.ts'
import { useAppWords } from '../text/house.ts'
import styles from './About.module.css'

/** Third-party icons by author. */
const ICON_AUTHORS = ['Lorc', 'Delapouite'] as const

const FONTS = ['Bellefair', 'Handlee', 'Kavoon', 'Parisienne', 'Spicy Rice'] as const

/** The description of the game, and the credits that the licences require. */
export function About({ children }: { children: ReactNode }) {
  const { settings, common } = useAppWords()
  return (
    <section className={styles.about} aria-labelledby="about">
      <Heading level={3}>
        <span id="about">{settings.about}</span>
      </Heading>
      <p>{children}</p>
      <p>
        {settings.icons(common.list(ICON_AUTHORS))}{' '}
        <a href="https://creativecommons.org/licenses/by/3.0/" target="_blank" rel="noreferrer">
          CC BY 3.0
        </a>
        {' · '}
        <a href="https://game-icons.net" target="_blank" rel="noreferrer">
          game-icons.net
        </a>
      </p>
      <p>
        {settings.fonts(common.list(FONTS))}{' '}
        <a href="https://openfontlicense.org" target="_blank" rel="noreferrer">
          SIL Open Font License 1.1
        </a>
      </p>
    </section>
  )
}
