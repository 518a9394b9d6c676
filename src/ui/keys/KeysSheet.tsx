import { SWITCHES, type Switch, useSettings } from '../../store/settings.ts'
import { Heading, RadioGroup } from '../art/index.ts'
import { heardKeys, type Shortcut } from '../input/shortcuts.ts'
import { Dialog } from '../page/Dialog.tsx'
import { useAppWords } from '../text/house.ts'
import { useKeysWords } from '../text/keys.ts'
import { KeyCaps } from './KeyCaps.tsx'
import styles from './KeysSheet.module.css'

/** A group of shortcuts, each with its effect in words. */
export interface KeyGroup {
  title: string
  note?: string | undefined
  rows: readonly (readonly [Shortcut, means: string])[]
}

/** All shortcuts, and the switch for single-key shortcuts. */
export function KeysSheet({ groups, onClose }: { groups: readonly KeyGroup[]; onClose: () => void }) {
  const { settings } = useAppWords()
  const keys = useKeysWords()
  const chosen = useSettings((settings) => settings.keys)
  const set = useSettings((settings) => settings.set)
  return (
    <Dialog title={keys.title} onClose={onClose} contentClass={styles['content']}>
      <div className={styles['groups']}>
        {groups.map((group) => (
          <Group key={group.title} group={group} characters={chosen} />
        ))}
      </div>
      <RadioGroup
        legend={settings.keys}
        options={SWITCHES}
        chosen={chosen}
        words={keys.settings}
        onChoose={(choice) => set({ keys: choice })}
      />
      {chosen === 'off' && <p className={styles['note']}>{keys.offNote}</p>}
    </Dialog>
  )
}

/** The active shortcuts of one group. */
function Group({ group: { title, note, rows }, characters }: { group: KeyGroup; characters: Switch }) {
  const heard = rows.filter(([shortcut]) => heardKeys(shortcut, characters).length > 0)
  if (heard.length === 0) return null
  return (
    <section className={styles['group']}>
      <Heading level={3}>{title}</Heading>
      {note && <p className={styles['note']}>{note}</p>}
      <dl>
        {heard.map(([shortcut, means]) => (
          <div key={means} className={styles['row']}>
            <dt className={styles['caps']}>
              <KeyCaps shortcut={shortcut} characters={characters} />
            </dt>
            <dd>{means}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
