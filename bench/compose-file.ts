import * as v from 'valibot'
import { parse } from 'yaml'

const service = v.strictObject({
  /** The image, or where a Dockerfile is. */
  image: v.exactOptional(v.string()),
  build: v.exactOptional(v.literal('.')),
  command: v.exactOptional(v.tupleWithRest([v.string()], v.string())),
  environment: v.exactOptional(v.record(v.string(), v.string()), {}),
  volumes: v.exactOptional(v.array(v.string()), []),
  ports: v.exactOptional(v.array(v.string()), []),
  healthcheck: v.exactOptional(v.strictObject({ test: v.array(v.string()), interval: v.string() })),
  depends_on: v.exactOptional(
    v.union([
      v.array(v.string()),
      v.record(v.string(), v.strictObject({ condition: v.literal('service_healthy') })),
    ]),
    [],
  ),
  restart: v.literal('unless-stopped'),
})

const composeFile = v.strictObject({
  services: v.record(v.string(), service),
  volumes: v.record(v.string(), v.null()),
})

export type Service = v.InferOutput<typeof service>

/**
 * Reads a compose.yaml as far as ours uses the language: its services by name, in the order of their start. Variables of their environment
 * are replaced by those of `env`, or by their defaults. Throws an error for anything else: a line that is skipped would not be tried.
 */
export function readCompose(
  text: string,
  env: Readonly<Record<string, string>>,
): readonly (readonly [string, Service])[] {
  const { services } = v.parse(composeFile, parse(text, { merge: true }))
  const left = new Map(Object.entries(services))
  const ordered: [string, Service][] = []
  while (left.size > 0) {
    const next = [...left].find(([, one]) => needs(one).every((name) => !left.has(name)))
    if (!next) throw new Error(`These services wait for each other: ${[...left.keys()].join(', ')}.`)
    const [name, one] = next
    left.delete(name)
    ordered.push([name, { ...one, environment: filled(one.environment, env) }])
  }
  return ordered
}

const needs = ({ depends_on: names }: Service): string[] =>
  Array.isArray(names) ? names : Object.keys(names)

/** Replaces variables in the settings of a service, as `${NAME:-default}`. */
const filled = (
  settings: Readonly<Record<string, string>>,
  env: Readonly<Record<string, string>>,
): Record<string, string> =>
  Object.fromEntries(
    Object.entries(settings).map(([key, value]) => [
      key,
      value.replaceAll(/\$\{(\w+):-([^}]*)\}/g, (_, name: string, usual: string) => env[name] ?? usual),
    ]),
  )
