/** Vite hands a file over as text. */
declare module '*?raw' {
  const text: string
  export default text
}
