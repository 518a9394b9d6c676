export * from './stand-ins.tsx'
