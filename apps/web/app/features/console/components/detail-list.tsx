export type Detail = readonly [name: string, value: string]

export const DetailList = ({ details }: { details: readonly Detail[] }) => (
  <div className="console-box">
    <dl className="console-details">
      {details.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd className="wrap-anywhere">{value}</dd>
        </div>
      ))}
    </dl>
  </div>
)
