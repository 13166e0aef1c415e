/** Styles for mail programs: inline, without variables. Values of `styles/tokens.css`. */
import type { CSSProperties } from 'react'

const ink = '#2b221c'
const secondary = '#6b5d52'
const hairline = '#e9e2d9'
const text = 'Figtree, "Segoe UI", Roboto, Helvetica, Arial, sans-serif'
const display = '"Young Serif", Georgia, "Times New Roman", serif'

const base: CSSProperties = { margin: 0, color: ink, fontFamily: text, fontSize: '16px', lineHeight: '25px' }

export const body: CSSProperties = { margin: 0, padding: '24px 8px', backgroundColor: '#f3eee7' }
export const sheet: CSSProperties = {
  width: '100%',
  maxWidth: '600px',
  margin: '0 auto',
  padding: '28px 28px 32px',
  backgroundColor: '#ffffff',
  borderRadius: '20px',
  // A long address breaks; some programs know only one of the two.
  overflowWrap: 'anywhere',
  wordBreak: 'break-word',
}
/** The picture has a white margin of 6 px, for programs that make the background dark. */
export const logo: CSSProperties = { display: 'block', border: 0, marginLeft: '-6px' }
export const title: CSSProperties = {
  margin: '28px 0 12px',
  color: ink,
  fontFamily: display,
  fontSize: '28px',
  lineHeight: '34px',
  fontWeight: 400,
}
export const heading: CSSProperties = { ...base, margin: '0 0 8px', fontSize: '18px', lineHeight: '24px', fontWeight: 600 }
export const paragraph: CSSProperties = { ...base, margin: '0 0 16px' }
export const quiet: CSSProperties = { ...base, color: secondary, fontSize: '14px', lineHeight: '21px' }
export const small: CSSProperties = { ...base, margin: '0 0 10px', color: secondary, fontSize: '13px', lineHeight: '20px' }
export const smallHeading: CSSProperties = { ...small, margin: '16px 0 6px', color: ink, fontSize: '14px', fontWeight: 600 }
export const button: CSSProperties = {
  display: 'inline-block',
  padding: '14px 28px',
  borderRadius: '99px',
  backgroundColor: '#d23b1e',
  color: '#ffffff',
  fontFamily: text,
  fontSize: '16px',
  lineHeight: '24px',
  fontWeight: 600,
  textDecoration: 'none',
}
export const link: CSSProperties = { color: ink, textDecoration: 'underline' }
export const rule: CSSProperties = { margin: '24px 0', border: 'none', borderTop: `1px solid ${hairline}` }
export const picture: CSSProperties = { display: 'block', border: 0, borderRadius: '10px', backgroundColor: '#f3eee7' }
export const pictureCell: CSSProperties = { width: '80px', padding: '10px 16px 10px 0', verticalAlign: 'top' }
export const nameCell: CSSProperties = { padding: '10px 0', verticalAlign: 'top' }
export const amountCell: CSSProperties = {
  padding: '10px 0 10px 12px',
  verticalAlign: 'top',
  textAlign: 'right',
  whiteSpace: 'nowrap',
}
export const name: CSSProperties = { ...base, fontSize: '15px', lineHeight: '21px', fontWeight: 600 }
export const amount: CSSProperties = { ...base, fontSize: '15px', lineHeight: '21px', fontWeight: 600, whiteSpace: 'nowrap' }
export const sumLabel: CSSProperties = { ...base, padding: '4px 0', fontSize: '15px' }
export const sumAmount: CSSProperties = { ...sumLabel, textAlign: 'right', whiteSpace: 'nowrap' }
export const totalLabel: CSSProperties = { ...base, padding: '10px 0 4px', fontWeight: 600 }
export const totalAmount: CSSProperties = {
  ...totalLabel,
  fontSize: '20px',
  textAlign: 'right',
  whiteSpace: 'nowrap',
}
export const column: CSSProperties = { paddingRight: '16px', verticalAlign: 'top' }
export const formBox: CSSProperties = { padding: '14px 18px', border: `1px solid ${hairline}`, borderRadius: '14px' }

/** Rules for dark mode; everything else stays readable because the background is opaque. */
export const darkStyles = `
  :root { color-scheme: light dark; supported-color-schemes: light dark; }
  @media (max-width: 480px) {
    .sheet { padding: 20px 18px 24px !important; }
    .half { display: block !important; width: 100% !important; padding: 0 0 16px !important; }
  }
  @media (prefers-color-scheme: dark) {
    .page, .page > table > tbody > tr > td { background-color: #15110e !important; }
    .sheet { background-color: #211b17 !important; }
    .ink { color: #f7f1ea !important; }
    .quiet { color: #bcae9f !important; }
    .rule, .box { border-color: #4a3f37 !important; }
    .button { background-color: #ff7350 !important; color: #1b0f0a !important; }
  }
`
