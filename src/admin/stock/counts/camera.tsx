/** Reads barcodes by the camera, where the browser can. */
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { cameraFails } from '#messages/admin/stock-papers.ts'
import { Note } from '#admin/ui/note.tsx'
import * as styles from './sheet.module.css'

/** What browsers that have it say of it; TypeScript does not know it. */
interface Detector {
  detect(source: HTMLVideoElement): Promise<{ rawValue: string }[]>
}
type DetectorClass = new (options: { formats: string[] }) => Detector
const detectorClass = (): DetectorClass | undefined => (globalThis as { BarcodeDetector?: DetectorClass }).BarcodeDetector

export const hasCamera = (): boolean => detectorClass() !== undefined && 'mediaDevices' in navigator

/** Between two looks, in ms; the same code is one scan until it was out of sight. */
const LOOK_MS = 250

export function Camera({ onCode }: { onCode: (code: string) => void }) {
  const video = useRef<HTMLVideoElement>(null)
  const [hasFailed, setFailed] = useState(false)
  const tell = useEffectEvent(onCode)
  useEffect(() => {
    const Detect = detectorClass()!
    const detector = new Detect({ formats: ['ean_13', 'ean_8', 'upc_a', 'code_128'] })
    let stream: MediaStream | null = null
    let isOver = false
    let seen = ''
    const look = async () => {
      if (!video.current || video.current.readyState < video.current.HAVE_CURRENT_DATA) return
      const [found] = await detector.detect(video.current)
      if (found && found.rawValue !== seen) tell(found.rawValue)
      seen = found?.rawValue ?? ''
    }
    const start = async () => {
      stream = await navigator.mediaDevices.getUserMedia({ video: { facingMode: 'environment' } })
      if (isOver) return stream.getTracks().forEach((track) => track.stop())
      video.current!.srcObject = stream
      await video.current!.play()
    }
    start().catch(() => setFailed(true))
    const timer = setInterval(() => void look().catch(() => setFailed(true)), LOOK_MS)
    return () => {
      isOver = true
      clearInterval(timer)
      stream?.getTracks().forEach((track) => track.stop())
    }
  }, [])
  if (hasFailed) return <Note kind="bad">{cameraFails()}</Note>
  return <video ref={video} className={styles.video} muted playsInline />
}
