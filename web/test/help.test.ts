import { readMarkdown } from '@stolik/text/help';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { Blocks } from '../help/drawn.tsx';

const drawn = (source: string): string => renderToStaticMarkup(createElement(Blocks, { blocks: readMarkdown(source) }));

describe('the Markdown of the rules', () => {
  it('knows headings, paragraphs and rules', () => {
    expect(drawn('# Mining {#SS-5}\n\nPay with\ncards, SS-5.2.')).toBe(
      '<h2>Mining <span class="rule-id">SS-5</span></h2><p>Pay with cards, <span class="rule-id">SS-5.2</span>.</p>',
    );
  });

  it('knows lists, also inside one another and with long lines', () => {
    expect(drawn('- one\n  goes on\n- two\n  - inner\n- three')).toBe(
      '<ul><li>one goes on</li><li>two<ul><li>inner</li></ul></li><li>three</li></ul>',
    );
    expect(drawn('1. one\n2. two')).toBe('<ol><li>one</li><li>two</li></ol>');
  });

  it('knows bold, italics, code, quotes, lines and tables', () => {
    expect(drawn('**Bold** and *light* and `code`')).toBe(
      '<p><strong>Bold</strong> and <em>light</em> and <code>code</code></p>',
    );
    expect(drawn('> said\n> so\n\n---')).toBe('<blockquote>said so</blockquote><hr/>');
    expect(drawn('| a | b |\n| --- | :-: |\n| 1 | **2** |')).toBe(
      '<div class="help-table"><table><thead><tr><th>a</th><th>b</th></tr></thead>' +
        '<tbody><tr><td>1</td><td><strong>2</strong></td></tr></tbody></table></div>',
    );
  });

  it('takes nothing for HTML', () => {
    const html = drawn('<img src=x onerror=alert(1)> & <script>alert(2)</script>');
    expect(html).not.toContain('<img');
    expect(html).not.toContain('<script');
    expect(html).toContain('&lt;img');
  });

  it('links only into the page and to https', () => {
    expect(drawn('[here](#/rules/x)')).toContain('href="#/rules/x"');
    expect(drawn('[there](https://example.org)')).toContain('rel="noreferrer"');
    for (const bad of ['javascript:alert', 'data:text/html,x', 'http://x'])
      expect(drawn(`[click](${bad})`)).toBe('<p>click</p>');
  });
});
