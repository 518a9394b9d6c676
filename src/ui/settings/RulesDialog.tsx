import type { ReactNode } from 'react'
import { useGame } from '../../store/game.ts'
import { Dialog } from '../app/Dialog.tsx'
import { DieIcon, GemIcon, Heading, HeartIcon, Icon } from '../art/index.ts'
import { ToldWith } from '../setup/ToldWith.tsx'
import { useMessages } from '../text/useMessages.ts'
import styles from './RulesDialog.module.css'
import { ComingPicture, MovingPicture, WayPicture } from './rule-pictures.tsx'

/** The rules of the basic game on one sheet: the aim, the three parts of a turn, how monsters choose. */
export function RulesDialog({ onClose }: { onClose: () => void }) {
  const { rules } = useMessages().common
  const config = useGame(({ session }) => session?.config)
  return (
    <Dialog title={rules.title} onClose={onClose}>
      <p className={styles.aim}>{rules.aim}</p>
      {config && <ToldWith config={config} />}
      <Heading level={3}>{rules.turn}</Heading>
      <ol className={styles.parts}>
        <Part number={1} name={rules.newMonsters} picture={<ComingPicture />}>
          <p>{rules.newMonstersHow}</p>
          <p className={styles.aside}>{rules.howMany}</p>
        </Part>
        <Part number={2} name={rules.act}>
          <p>{rules.actHow}</p>
          <ul className={styles.acts}>
            <Act icon={<Icon name="boot-prints" size={30} />} name={rules.walk} how={rules.walkHow} />
            <Act icon={<Icon name="tile" size={30} />} name={rules.expand} how={rules.expandHow} />
            <Act icon={<Icon name="wood-axe" size={30} />} name={rules.remove} how={rules.removeHow} />
          </ul>
          <p className={styles.aside}>{rules.endTurn}</p>
        </Part>
        <Part number={3} name={rules.move} picture={<MovingPicture />}>
          <p>{rules.moveHow}</p>
        </Part>
      </ol>
      <Heading level={3}>{rules.chooses}</Heading>
      <div className={styles.chooses}>
        <WayPicture />
        <ol className={styles.way}>
          <li>{rules.choosesWants}</li>
          <li>{rules.choosesBarred}</li>
          <li>{rules.choosesHaste}</li>
        </ol>
      </div>
      <ul className={styles.acts}>
        <Act icon={<GemIcon state="forest" size={34} />} name={rules.diamonds} how={rules.diamondsHow} />
        <Act icon={<HeartIcon full size={34} />} name={rules.oak} how={rules.oakHow} />
        <Act icon={<DieIcon face={6} size={28} />} how={rules.undo} />
      </ul>
    </Dialog>
  )
}

interface PartProps {
  number: number
  name: string
  picture?: ReactNode
  children: ReactNode
}

/** One of the three parts of a turn. */
function Part({ number, name, picture, children }: PartProps) {
  return (
    <li className={styles.part}>
      <span className={styles.number} aria-hidden="true">
        {number}
      </span>
      <div className={styles.words}>
        <h4 className={styles.name}>{name}</h4>
        {children}
      </div>
      {picture}
    </li>
  )
}

function Act({ icon, name, how }: { icon: ReactNode; name?: string; how: string }) {
  return (
    <li className={styles.act}>
      <span className={styles.icon}>{icon}</span>
      <span>
        {name && <span className={styles.name}>{name} </span>}
        {how}
      </span>
    </li>
  )
}
