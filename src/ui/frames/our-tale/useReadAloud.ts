import { useEffect, useState } from 'react'
import { useSpokenLanguage } from '../../text/language.ts'

/** The browser's own voice for a language; only one that speaks on this very device, for nothing leaves it. */
function voiceFor(language: string): SpeechSynthesisVoice | undefined {
  return globalThis.speechSynthesis
    ?.getVoices()
    .find(({ lang, localService }) => localService && lang.toLowerCase().startsWith(language))
}

/** A voice for the language that the page really speaks, whose words it reads, as soon as the browser has it ready; none where it has none. */
function useVoice(): SpeechSynthesisVoice | undefined {
  const language = useSpokenLanguage()
  const [voice, setVoice] = useState(() => voiceFor(language))
  useEffect(() => {
    const speech = globalThis.speechSynthesis
    const look = () => setVoice(voiceFor(language))
    look()
    speech?.addEventListener('voiceschanged', look)
    return () => speech?.removeEventListener('voiceschanged', look)
  }, [language])
  return voice
}

/** Reads sentences aloud, one after another, until the last or until it is stopped. */
export function useReadAloud(sentences: readonly string[]) {
  const voice = useVoice()
  /** Which sentence is heard now; null where none is. */
  const [at, setAt] = useState<number | null>(null)

  const stop = () => {
    globalThis.speechSynthesis?.cancel()
    setAt(null)
  }
  const read = () => {
    if (!voice) return
    speechSynthesis.cancel()
    for (const [index, sentence] of sentences.entries()) {
      const words = new SpeechSynthesisUtterance(sentence)
      words.voice = voice
      words.lang = voice.lang
      words.onstart = () => setAt(index)
      if (index === sentences.length - 1) words.onend = () => setAt(null)
      speechSynthesis.speak(words)
    }
    setAt(0)
  }
  // A book that is closed is not read on.
  useEffect(() => () => globalThis.speechSynthesis?.cancel(), [])
  return { canRead: voice !== undefined, at, read, stop }
}
