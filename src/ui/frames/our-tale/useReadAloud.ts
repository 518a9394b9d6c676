import { useEffect, useState } from 'react'
import { useSpokenLanguage } from '../../text/language.ts'

/** Returns a voice of the browser for a language; only a local one, because nothing may leave the device. */
function voiceFor(language: string): SpeechSynthesisVoice | undefined {
  return globalThis.speechSynthesis
    ?.getVoices()
    .find(({ lang, localService }) => localService && lang.toLowerCase().startsWith(language))
}

/** Hook: a voice for the language of the displayed words, once the browser has loaded it; undefined if it has none. */
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

/** Hook: reads sentences aloud in order, to the end or until stopped. */
export function useReadAloud(sentences: readonly string[]) {
  const voice = useVoice()
  /** The index of the sentence that is being read; null for none. */
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
  // Stop reading when the book closes.
  useEffect(() => () => globalThis.speechSynthesis?.cancel(), [])
  return { canRead: voice !== undefined, at, read, stop }
}
