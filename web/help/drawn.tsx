import type { Block, Inline, ListItem } from '@stolik/text/help';
import { Fragment, type ReactNode } from 'react';

/** Places in a text never change, so their number is a fair key. */
const each = <T,>(items: readonly T[], draw: (item: T) => ReactNode): ReactNode =>
  // biome-ignore lint/suspicious/noArrayIndexKey: see above.
  items.map((item, at) => <Fragment key={at}>{draw(item)}</Fragment>);

export function Words({ words }: { readonly words: readonly Inline[] }): ReactNode {
  return each(words, (part) => {
    switch (part.kind) {
      case 'text':
        return part.text;
      case 'code':
        return <code>{part.text}</code>;
      case 'rule':
        return <span className="rule-id">{part.rule}</span>;
      case 'strong':
        return (
          <strong>
            <Words words={part.words} />
          </strong>
        );
      case 'em':
        return (
          <em>
            <Words words={part.words} />
          </em>
        );
      case 'link':
        return (
          <a href={part.to} {...(part.to.startsWith('#') ? {} : { target: '_blank', rel: 'noreferrer' })}>
            <Words words={part.words} />
          </a>
        );
    }
  });
}

export function Blocks({ blocks }: { readonly blocks: readonly Block[] }): ReactNode {
  return each(blocks, (block) => <OneBlock block={block} />);
}

function OneBlock({ block }: { readonly block: Block }): ReactNode {
  switch (block.kind) {
    case 'heading': {
      // The page or panel has its own first heading above these.
      const Heading = block.level <= 2 ? 'h2' : block.level === 3 ? 'h3' : 'h4';
      return (
        <Heading>
          <Words words={block.words} />
        </Heading>
      );
    }
    case 'paragraph':
      return (
        <p>
          <Words words={block.words} />
        </p>
      );
    case 'quote':
      return (
        <blockquote>
          <Words words={block.words} />
        </blockquote>
      );
    case 'list': {
      const List = block.ordered ? 'ol' : 'ul';
      return (
        <List>
          {each(block.items, (item) => (
            <Item item={item} />
          ))}
        </List>
      );
    }
    case 'table':
      return (
        <div className="help-table">
          <table>
            <thead>
              <tr>
                {each(block.head, (cell) => (
                  <th>
                    <Words words={cell} />
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {each(block.rows, (row) => (
                <tr>
                  {each(row, (cell) => (
                    <td>
                      <Words words={cell} />
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      );
    case 'line':
      return <hr />;
  }
}

const Item = ({ item }: { readonly item: ListItem }): ReactNode => (
  <li>
    <Words words={item.words} />
    {item.items.length > 0 && (
      <ul>
        {each(item.items, (inner) => (
          <Item item={inner} />
        ))}
      </ul>
    )}
  </li>
);
