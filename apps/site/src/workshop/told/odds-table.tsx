import type { OddsBeside } from "../messages.js";
import { texts } from "../texts.js";

/** What an attack comes to, before and after. */
export function OddsTable({ odds: { title, rows, uncounted } }: { readonly odds: OddsBeside }) {
  return (
    <>
      <h2>
        {texts.odds} <small>{title}</small>
      </h2>
      <table className="odds">
        <thead>
          <tr>
            <th scope="col">{texts.oddsOf}</th>
            <th scope="col">{texts.without}</th>
            <th scope="col">{texts.with}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.words}>
              <th scope="row">{row.words}</th>
              <td>{row.without}</td>
              <td data-changed={row.with !== row.without}>{row.with}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {rows.every((row) => row.with === row.without) && <p className="quiet">{texts.oddsSame}</p>}
      {uncounted.map((words) => (
        <p key={words} className="quiet">
          {texts.uncounted} {words}
        </p>
      ))}
    </>
  );
}
