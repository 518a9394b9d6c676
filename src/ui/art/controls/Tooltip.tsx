import styles from './controls.module.css'

interface TipProps {
  /** Accessible name of the button. */
  name: string | undefined
  title: string | undefined
}

/** True if the tooltip only repeats the accessible name, perhaps with a key. As the button's own title it would be read twice. */
export const repeats = ({ name, title }: TipProps): boolean => title?.startsWith(name ?? '\n') ?? false

/** A tooltip for the mouse, over the whole button and hidden from screen readers. */
export const Tip = (names: TipProps) =>
  repeats(names) && <span className={styles['tip']} title={names.title} aria-hidden="true" />
