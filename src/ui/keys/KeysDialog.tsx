import { SWITCHES, type Switch, useSettings } from '../../store/settings.ts'
import { Dialog } from '../app/Dialog.tsx'
import { Heading } from '../art/index.ts'
import { Choice } from '../settings/Choice.tsx'
import { useMessages } from '../text/useMessages.ts'
import { KeyCaps } from './KeyCaps.tsx'
import styles from './KeysDialog.module.css'
import { heardKeys, KEY_GROUPS, type KeyGroup, shortcutsOf } from './shortcuts.ts'

/** Every key of the game on one sheet, and the switch for those of one character. */
export function KeysDialog({ onClose }: { onClose: () => void }) {
  const { common, keys } = useMessages()
  const chosen = useSettings((settings) => settings.keys)
  const set = useSettings((settings) => settings.set)
  return (
    <Dialog title={keys.title} onClose={onClose}>
      <div className={styles['groups']}>
        {KEY_GROUPS.map((group) => (
          <Group key={group} group={group} characters={chosen} />
        ))}
      </div>
      <Choice
        legend={common.settings.keys}
        options={SWITCHES}
        chosen={chosen}
        words={keys.settings}
        onChoose={(choice) => set({ keys: choice })}
      />
      {chosen === 'off' && <p className={styles['note']}>{keys.offNote}</p>}
    </Dialog>
  )
}

/** The keys of one group, but not those that are switched off. */
function Group({ group, characters }: { group: KeyGroup; characters: Switch }) {
  const { keys } = useMessages()
  const ids = shortcutsOf(group).filter((id) => heardKeys(id, characters).length > 0)
  if (ids.length === 0) return null
  return (
    <section className={styles['group']}>
      <Heading level={3}>{keys.groups[group]}</Heading>
      {group === 'board' && <p className={styles['note']}>{keys.onBoard}</p>}
      <dl>
        {ids.map((id) => (
          <div key={id} className={styles['row']}>
            <dt className={styles['caps']}>
              <KeyCaps id={id} characters={characters} />
            </dt>
            <dd>{keys.means[id]}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
