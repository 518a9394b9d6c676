import { type ReactNode, useEffect, useState } from 'react'
import type { Lobby } from '../../protocol/messages.ts'
import { useRemoteTable } from '../../session/remote/remote-table.ts'
import { Button } from '../../ui/art/index.ts'
import { Dialog } from '../../ui/page/Dialog.tsx'
import { FOCUS_FALLBACK } from '../../ui/page/focus-fallback.ts'
import { useDistanceWords } from '../../ui/text/distance.ts'
import { codeAddress, linkAddress, reachableAddresses, writtenAddress } from './addresses.ts'
import styles from './Invite.module.css'
import { JoinPicture } from './JoinPicture.tsx'
import { LinkField } from './LinkField.tsx'
import { QrCard } from './QrCard.tsx'
import { isForOne, useTaleOfTable } from './seats.ts'
import { STEP_PICTURES, WATCH_PICTURE } from './step-pictures.tsx'

/** The left page of the lobby: the ways to join the table. */
export function Invite({ lobby }: { lobby: Lobby }) {
  const words = useDistanceWords()
  const [open, setOpen] = useState<'link' | 'tries' | null>(null)
  const [address = null, ...others] = reachableAddresses(lobby.addresses)
  const { code } = lobby
  const { seats } = useTaleOfTable()
  const { title, flourish } = isForOne(lobby) ? words.forOne : words
  const close = () => setOpen(null)
  return (
    <div className={styles['page']}>
      <header className={styles['header']}>
        <h1 className={styles['title']} {...FOCUS_FALLBACK}>
          {title}
        </h1>
        <p className={styles['flourish']}>{flourish}</p>
      </header>
      {code === null ? (
        <JoinPicture {...{ lobby, seats }} />
      ) : address === null ? (
        <OnlyHere />
      ) : (
        <div className={styles['scan']}>
          <QrCard address={codeAddress(address, code)} />
          <Steps isForOne={isForOne(lobby)} />
        </div>
      )}
      {code === null ? (
        <p className={styles['note']}>{words.noCode}</p>
      ) : (
        <WrittenCode code={code} ms={lobby.codeMs} address={address} />
      )}
      <div className={styles['ways']}>
        <Button aria-haspopup="dialog" onClick={() => setOpen('link')}>
          {words.link}
        </Button>
        <Button aria-haspopup="dialog" onClick={() => setOpen('tries')}>
          {words.cannotFind}
        </Button>
      </div>
      {open === 'link' && <LinkDialog {...{ lobby, address, onClose: close }} />}
      {open === 'tries' && <TriesDialog {...{ others, onClose: close }} />}
    </div>
  )
}

/** The invitation of the lobby as a dialog, for use during a game. */
export function InviteDialog({ lobby, onClose }: InviteDialogProps & { lobby: Lobby }) {
  const words = useDistanceWords()
  const hasKey = useRemoteTable((table) => table.key !== null)
  const [address = null] = reachableAddresses(lobby.addresses)
  const { code, codeMs } = lobby
  const isOpen = lobby.seats.some(({ open }) => open)
  return (
    <Dialog title={words.invite} onClose={onClose}>
      <div className={styles['dialog']}>
        <p>{isOpen ? words.inviteSeat : words.inviteWatch}</p>
        {address === null ? (
          <OnlyHere />
        ) : (
          code !== null && (
            <div className={styles['scan']}>
              <QrCard address={codeAddress(address, code)} />
            </div>
          )
        )}
        {code === null ? <p>{words.noCode}</p> : <WrittenCode {...{ code, address }} ms={codeMs} />}
        {hasKey && <Link {...{ lobby, address }} />}
      </div>
    </Dialog>
  )
}

interface WrittenCodeProps {
  code: string
  /** Remaining lifetime of the code, in milliseconds. */
  ms: number
  address: string | null
}

/** The address and the code, for devices without a camera. */
function WrittenCode({ code, ms, address }: WrittenCodeProps) {
  const words = useDistanceWords()
  return (
    <div className={styles['long']}>
      <p className={styles['address']}>
        {words.noCamera} <b>{writtenAddress(address ?? location.origin)}/#/join</b> {words.andWrite}
      </p>
      <Letters code={code} />
      <GoodFor ms={ms} />
    </div>
  )
}

/** The steps of joining: a seat and a name, or only watching. */
function Steps({ isForOne: canOnlyWatch }: { isForOne: boolean }) {
  const words = useDistanceWords()
  const [scan] = words.steps
  const steps = canOnlyWatch ? [scan, words.forOne.step] : words.steps
  const pictures = canOnlyWatch ? [STEP_PICTURES[0], WATCH_PICTURE] : STEP_PICTURES
  return (
    <ol className={styles['steps']}>
      {steps.map(({ what, how }, step) => (
        <li key={what} className={styles['step']}>
          <svg className={styles['picture']} viewBox="0 0 96 96" aria-hidden="true">
            {pictures[step]}
          </svg>
          <span>
            <b className={styles['what']}>{what}</b>
            <span className={styles['how']}>{how}</span>
          </span>
        </li>
      ))}
    </ol>
  )
}

/** The code as six printed letters. */
function Letters({ code }: { code: string }) {
  const words = useDistanceWords()
  return (
    <p className={styles['letters']}>
      <span className="unseen">{words.code([...code].join(' '))}</span>
      {[...code].map((letter, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a letter keeps its place
        <span key={place} className={styles['letter']} aria-hidden="true">
          {letter}
        </span>
      ))}
    </p>
  )
}

const MINUTE_MS = 60_000

/** The remaining lifetime of the code. `ms`: its value in the latest news. */
function GoodFor({ ms }: { ms: number }) {
  const words = useDistanceWords()
  const [since, setSince] = useState({ ms, at: Date.now() })
  const [now, setNow] = useState(() => Date.now())
  if (since.ms !== ms) setSince({ ms, at: Date.now() })
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), MINUTE_MS / 4)
    return () => clearInterval(timer)
  }, [])
  const left = Math.max(1, Math.ceil((ms - Math.max(0, now - since.at)) / MINUTE_MS))
  return <p className={styles['note']}>{words.goodFor(left)}</p>
}

/** The explanation on a computer that no other device can reach. */
function OnlyHere() {
  const words = useDistanceWords()
  return (
    <section className={styles['only']} aria-label={words.onlyHere}>
      <h2 className={styles['what']}>{words.onlyHere}</h2>
      <p>{words.onlyHereText}</p>
      <p>
        <code className={styles['command']}>npm start -- --host</code>
      </p>
      <p>{words.onlyHereThen}</p>
    </section>
  )
}

interface InviteDialogProps {
  onClose: () => void
}

interface LinkProps {
  lobby: Lobby
  address: string | null
}

/** The link for other houses, in a dialog. */
function LinkDialog({ onClose, ...given }: InviteDialogProps & LinkProps) {
  const words = useDistanceWords()
  return (
    <Dialog title={words.link} onClose={onClose}>
      <div className={styles['dialog']}>
        <Link {...given} />
      </div>
    </Dialog>
  )
}

/** The link for other houses, with a button that copies it. */
function Link({ lobby, address }: LinkProps) {
  const words = useDistanceWords()
  const key = useRemoteTable((table) => table.key)
  if (key === null) return <p>{words.noLink}</p>
  const link = linkAddress(address ?? location.origin, lobby.table, key)
  return (
    <>
      <p>{words.linkText}</p>
      <LinkField link={link} />
    </>
  )
}

/** Advice for a phone that does not find the table. */
function TriesDialog({ others, onClose }: InviteDialogProps & { others: readonly string[] }) {
  const words = useDistanceWords()
  return (
    <Dialog title={words.cannotFind} onClose={onClose}>
      <div className={styles['dialog']}>
        <Lines lines={words.tries} />
        {others.length > 0 && (
          <>
            <p>{words.otherAddresses}</p>
            <Lines lines={others.map(writtenAddress)} />
          </>
        )}
      </div>
    </Dialog>
  )
}

const Lines = ({ lines }: { lines: readonly string[] }): ReactNode => (
  <ul className={styles['lines']}>
    {lines.map((line) => (
      <li key={line}>{line}</li>
    ))}
  </ul>
)
