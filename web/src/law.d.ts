// What vite.config.ts makes of a law.toml.
declare module '*law.toml?numbers' {
  const law: import('./lib/law').Rule[]
  export default law
}
declare module '*law.toml?sources' {
  const sources: import('./lib/law').Sources
  export default sources
}
