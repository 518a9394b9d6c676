import styles from './controls.module.css'

interface TipProps {
  /** The name of the button that it lies in. */
  name: string | undefined
  title: string | undefined
}

/** Whether what a button shows to the mouse only says its name, with or without a key: as its title it would be read twice. */
export const repeats = ({ name, title }: TipProps): boolean => title?.startsWith(name ?? '\n') ?? false

/** Shows the mouse what a button is called, and is not read: all of the button is its ground. */
export const Tip = (names: TipProps) =>
  repeats(names) && <span className={styles['tip']} title={names.title} aria-hidden="true" />
