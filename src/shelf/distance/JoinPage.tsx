import { type FormEvent, useEffect, useId, useRef, useState } from 'react'
import { type JoinBy, useRemoteTable } from '../../session/remote/remote-table.ts'
import { Book, Button, Heading, TextButton } from '../../ui/art/index.ts'
import { TextField } from '../../ui/input/TextField.tsx'
import { FOCUS_FALLBACK } from '../../ui/page/focus-fallback.ts'
import { goToAppPage, goToShelf, replaceAppPage, usePage } from '../../ui/page/page.ts'
import { InlineFallback } from '../../ui/parts/Absent.tsx'
import { useDistanceWords } from '../../ui/text/distance.ts'
import { readCode, readJoining } from './addresses.ts'
import styles from './JoinPage.module.css'
import { JoinPicture } from './JoinPicture.tsx'
import { ProblemAlert } from './problems.tsx'
import { SitDown } from './SitDown.tsx'
import { loadTaleOfTable, useTaleOfTable } from './seats.ts'

/** The page of a device that joins: the code, if the address has none, then a seat and a name. */
export function JoinPage() {
  const words = useDistanceWords()
  const rest = usePage((page) => page.joining)
  const lobby = useRemoteTable((table) => table.lobby)
  const problem = useRemoteTable((table) => table.problem)
  const { tale, seats, problem: missing } = useTaleOfTable()
  const [isLooking, setLooking] = useState(rest !== '')
  /** True if the last code or link failed. The device keeps its earlier table. */
  const [isRefused, setRefused] = useState(false)
  const [isDamaged, setDamaged] = useState(false)
  const isAsked = useRef('')

  const join = async (address: string) => {
    const by = readJoining(address)
    setDamaged(by === null)
    if (by === null) {
      setRefused(true)
      return setLooking(false)
    }
    const { join: request } = useRemoteTable.getState()
    // The Back button leads here from a table that is joined already.
    let isJoined = isAt(by)
    if (!isJoined) {
      setLooking(true)
      isJoined = await request(by)
    }
    setRefused(!isJoined)
    setLooking(false)
    // A device that returns to its own seat need not pick one.
    if (isJoined && useRemoteTable.getState().own.length > 0) replaceAppPage('table')
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each address
  useEffect(() => {
    if (isAsked.current === rest) return
    isAsked.current = rest
    if (rest !== '') void join(rest)
  }, [rest])

  const taleId = lobby?.tale ?? null
  useEffect(() => {
    if (taleId !== null) void loadTaleOfTable(taleId)
  }, [taleId])

  const isThere = lobby !== null && !isLooking && !isRefused
  const toTable = () => replaceAppPage('table')
  return (
    <main>
      <Book
        left={
          <div className={styles['page']}>
            <h1 className={styles['title']} {...FOCUS_FALLBACK}>
              {(isThere && tale?.title()) || words.join.title}
            </h1>
            {isThere && seats ? (
              <SitDown lobby={lobby} seats={seats} onSeated={toTable} onWatch={toTable} />
            ) : isThere && missing ? (
              <InlineFallback failure={missing} retry={() => void loadTaleOfTable(lobby.tale)} />
            ) : isLooking || isThere ? (
              <p className={styles['looking']} role="status">
                {words.join.looking}
              </p>
            ) : (
              <>
                {lobby && <TextButton onClick={() => goToAppPage('table')}>{words.toTable}</TextButton>}
                <CodeField onCode={(code) => void join(code)} isDamaged={isDamaged} />
                {problem && (
                  <div className={styles['problem']}>
                    <ProblemAlert
                      problem={problem}
                      onRetry={rest === '' ? undefined : () => void join(rest)}
                    />
                  </div>
                )}
              </>
            )}
            {isThere && seats && (
              <div className={styles['ways']}>
                <TextButton
                  onClick={() => {
                    useRemoteTable.getState().leave()
                    goToAppPage('join')
                  }}
                >
                  {words.join.otherCode}
                </TextButton>
              </div>
            )}
          </div>
        }
        right={
          <div className={styles['page']}>
            <JoinPicture {...{ lobby, seats }} />
            <div className={styles['ways']}>
              <TextButton onClick={goToShelf}>{words.toShelf}</TextButton>
            </div>
          </div>
        }
      />
    </main>
  )
}

/** True if this device is at the table of a code or link already. Always false for a ticket, which also gives seats. */
function isAt(by: JoinBy): boolean {
  const { lobby } = useRemoteTable.getState()
  return (
    !('ticket' in by) && lobby !== null && ('code' in by ? by.code === lobby.code : by.table === lobby.table)
  )
}

/** The field for the six letters of the big screen. */
function CodeField({ onCode, isDamaged }: { onCode: (code: string) => void; isDamaged: boolean }) {
  const words = useDistanceWords()
  const [written, setWritten] = useState('')
  const [isBad, setBad] = useState(false)
  const [fieldId, textId] = [useId(), useId()]
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const code = readCode(written)
    setBad(code === null)
    if (code !== null) onCode(code)
  }
  return (
    <form className={styles['form']} onSubmit={submit}>
      <Heading>
        <label htmlFor={fieldId}>{words.join.code}</label>
      </Heading>
      <TextField
        id={fieldId}
        className={styles['code']}
        value={written}
        autoCapitalize="characters"
        enterKeyHint="go"
        aria-describedby={textId}
        aria-invalid={isBad || undefined}
        onText={(text) => setWritten(text.toUpperCase().slice(0, 12))}
      />
      <p className={styles['text']} id={textId} role="status">
        {isBad ? words.join.badCode : isDamaged ? words.join.link : words.join.codeText}
      </p>
      <Button tone="blue" type="submit" className={styles['go']}>
        {words.join.go}
      </Button>
    </form>
  )
}
