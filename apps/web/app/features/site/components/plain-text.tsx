export interface PlainTextProps {
  sections: readonly { title: string; text: string }[]
}

/** Numbered paragraphs of a legal page. */
export function PlainText({ sections }: PlainTextProps) {
  return (
    <div className="stitched max-w-[46em]">
      {sections.map(({ title, text }) => (
        <section key={title} className="grid gap-2">
          <h2 className="text-18">{title}</h2>
          <p className="text-ink-2">{text}</p>
        </section>
      ))}
    </div>
  )
}
