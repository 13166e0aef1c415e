/** Starts the back office in the browser. */
import '#admin/styles/base.css'
import { createRoot } from 'react-dom/client'
import { App } from '#admin/app/app.tsx'

createRoot(document.getElementById('app')!).render(<App />)
