/** Leaflet as a module; its package names only the file for scripts. */
declare module 'leaflet/dist/leaflet-src.esm.js' {
  export * from 'leaflet'
}
